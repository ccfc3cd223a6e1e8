/** Serves the register of processing (article 30) as a page in a file. Each call writes it from the settings in force. */
import { html } from 'hono/html';
import { privacyCalls } from '../../../../../src/api/endpoints/privacy';
import type { Api } from '../../../guard/api';
import { readRoute } from '../../../http/route';
import type { Sender } from '../../../letters/events/Sender';
import { type Activity, activitiesOf, measuresOf } from './activities';
import { type LiveSettings, liveSettings } from './liveSettings';
import { registerTexts } from './texts';

/** A table of two columns: what, and what is said of it. */
const facts = (rows: readonly (readonly [string, unknown])[]) =>
  html`<table border="1" cellpadding="6"><tbody>${rows.map(
    ([name, value]) => html`<tr><th scope="row" align="left" valign="top">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table>`;

const listed = (items: readonly string[]) =>
  items.length === 0 ? '' : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

function activityHtml({ title, purpose, people, data, recipients, kept }: Activity, at: number) {
  const { columns } = registerTexts;
  return html`<h3>${at + 1}. ${title}</h3>${facts([
    [columns.purpose, purpose],
    [columns.people, people],
    [columns.data, data],
    [columns.recipients, recipients],
    [columns.kept, html`${kept.text}${listed(kept.list)}`],
  ])}`;
}

/** The whole page. Every value of the settings is escaped, as their authors are many. */
function registerPage(live: LiveSettings) {
  const texts = registerTexts;
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${texts.title}</title></head><body>
<h1>${texts.title}</h1><p>${texts.article}</p><p>${texts.written(live.today)}</p>
<h2>${texts.controller}</h2>${facts([
    [texts.organisation, live.organisation ?? texts.toComplete],
    [texts.contact, texts.toComplete],
    [texts.representative, texts.toComplete],
    [texts.officer, texts.toComplete],
  ])}
<h2>${texts.activities}</h2>${activitiesOf(live).map(activityHtml)}
<h2>${texts.transfers}</h2><p>${texts.noTransfers}</p>
<h2>${texts.measures}</h2>${listed(measuresOf(live))}
</body></html>
`;
}

export function registerRoute(api: Api, sender: Sender): void {
  readRoute(api, privacyCalls.registre, async () => {
    const live = await liveSettings(api, sender);
    return new Response(String(await registerPage(live)), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="${registerTexts.fileName(live.today)}"`,
      },
    });
  });
}
