/**
 * The HTML part of a mail, made of its text when it is sent: the same sentences in the same order, so that neither part says more
 * than the other, and nothing but the text has to be kept. One column, a few styles, no picture, nothing from elsewhere.
 */
import { beginsWithDay, nameAndState, unpunctuated } from './texts';

/** The one function through which every word goes. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLES = `body{margin:0;background:#f6f7f4;color:#1a1f17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
.m{max-width:560px;margin:0 auto;padding:24px 16px;background:#fff;overflow-wrap:break-word}
p,h1,table{margin:0 0 16px}h1{font-size:20px;line-height:1.3}
.e{padding:0 0 0 12px;border-left:3px solid #76c12c}
table{border-collapse:collapse;width:100%}th,td{padding:8px 8px 8px 0;border-top:1px solid #e1e5dd;text-align:left;font-weight:400}th{font-weight:600}
.b{display:inline-block;padding:12px 20px;border-radius:8px;background:#76c12c;color:#10240a;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#11140f;color:#eceee9}.m{background:#1c2119}th,td{border-color:#373f32}.l{color:#a5dc6c}}`;

const inLines = (lines: readonly string[]): string => lines.map(escaped).join('<br>');

/** What a line of a person begins with. */
const ROW = '- ';

const rowHtml = (line: string): string => {
  const [name, state] = nameAndState(line.slice(ROW.length));
  return `<tr><th scope="row">${escaped(name)}</th><td>${escaped(state)}</td></tr>`;
};

/** What stands in the text where its link belongs, and the link; '' for a mail without one. */
interface PlacedLink {
  place: string;
  link: string;
}

/** One part of a letter. */
function partHtml(part: string, { place, link }: PlacedLink, isFirstLink: boolean): string {
  const lines = part.split('\n');
  const last = lines.at(-1) ?? '';
  if (link && last.startsWith(place)) {
    const address = escaped(last.replace(place, () => link));
    const label = lines.length > 1 ? escaped(unpunctuated(lines.slice(0, -1).join(' '))) : address;
    return `<p><a class="${isFirstLink ? 'b' : 'l'}" href="${address}">${label}</a></p>`;
  }
  if (lines.every((line) => line.startsWith(ROW))) return `<table>${lines.map(rowHtml).join('')}</table>`;
  const [first = '', ...others] = lines;
  if (beginsWithDay(lines[1] ?? '')) return `<p class="e"><b>${escaped(first)}</b><br>${inLines(others)}</p>`;
  return `<p>${inLines(lines)}</p>`;
}

/** The sentence with the news, and what else its part says. */
function newsHtml(part: string): string {
  const [news = '', ...others] = part.split('\n');
  return `<h1>${escaped(news)}</h1>${others.length > 0 ? `<p>${inLines(others)}</p>` : ''}`;
}

/**
 * @param text with a place for its link
 * @param news how many parts stand before the sentence with the news: the organisation, where it is known, and the salutation
 */
export function mailHtml(
  text: string,
  { subject, news, ...link }: PlacedLink & { subject: string; news: number },
): string {
  const parts = text.trim().split('\n\n');
  const firstLink = parts.findIndex((part) => part.includes(link.place));
  const body = parts.map((part, at) =>
    at === news && at !== firstLink ? newsHtml(part) : partHtml(part, link, at === firstLink),
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLES}</style></head><body><div class="m">
${body.join('\n')}
</div></body></html>`;
}
