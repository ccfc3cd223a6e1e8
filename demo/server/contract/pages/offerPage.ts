/** The page behind a link of a mail as HTML: what it is about, who is concerned, and a form for each of its buttons. */
import { html } from 'hono/html';
import { actButton, contactLine, linkPage, type PageFrame } from '../../http/page';
import { type Html, type PageNotice, sign } from '../../http/pageParts';
import { LINK_PATH } from '../../links/Links';
import { fieldHtml } from './linkFields';
import type { LinkAction, LinkOffer, LinkPerson, LinkSubjectShown } from './linkOffer';
import { linkTexts } from './texts';

/** What was sent and refused: the page shows it again, so that nothing has to be typed twice. */
interface RefusedForm {
  sent: URLSearchParams;
  errors: Readonly<Record<string, string>>;
}

/** Where the forms of a page lead, what was asked for, and what became of the last press. */
interface PageState {
  frame: PageFrame;
  token: string;
  choice?: string | undefined;
  notice?: PageNotice | undefined;
  refused?: RefusedForm | undefined;
}

const tokenField = (token: string): Html => html`<input type="hidden" name="jeton" value="${token}">`;

const rowHtml = (base: string, token: string, { name, state, action }: LinkPerson): Html =>
  html`<li><b>${name}</b>${
    state
      ? html`<span class="badge${state.isFirm ? ' yes' : ''}">${state.isFirm ? sign('check') : ''}${state.word}</span>`
      : ''
  }${
    action
      ? html`<form method="post" action="${base}${LINK_PATH}">${tokenField(token)}<button class="quiet" name="action" value="${action.value}" aria-label="${action.spoken}">${action.label}</button></form>`
      : ''
  }</li>`;

export const peopleHtml = (
  { people = [], peopleLabel }: LinkSubjectShown,
  { frame, token }: Pick<PageState, 'frame' | 'token'>,
): Html | '' =>
  people.length === 0
    ? ''
    : html`<ul class="people" aria-label="${peopleLabel}">${people.map((row) => rowHtml(frame.base, token, row))}</ul>`;

/** That nothing is stored, and why, as far as no field on the page says it. */
function refusalOf(actions: readonly LinkAction[], { sent, errors }: RefusedForm): string {
  const fields = actions.find(({ value }) => value === sent.get('action'))?.fields ?? [];
  const others = Object.entries(errors).filter(([key]) => !fields.some(({ name }) => name === key));
  const atFields = others.length < Object.keys(errors).length ? [linkTexts.refused] : [linkTexts.notStored];
  return [...new Set([...atFields, ...others.map(([, sentence]) => sentence)])].join(' ');
}

function actionHtml(action: LinkAction, { frame, token, choice, refused }: PageState): Html {
  const { value, label, look, heading, hint, fields = [] } = action;
  if (action.isAskedFirst)
    return html`<a class="button red" href="${frame.base}${LINK_PATH}?${new URLSearchParams({ jeton: token, choix: value }).toString()}">${label}</a>`;
  const again = refused?.sent.get('action') === value ? refused : undefined;
  const firstError = fields.find(({ name }) => again?.errors[name])?.name;
  const form = html`<form method="post" action="${frame.base}${LINK_PATH}">
      ${tokenField(token)}
      ${hint ? html`<p class="muted">${hint}</p>` : ''}
      ${fields.map((field) =>
        fieldHtml(field, {
          values: again?.sent.getAll(field.name) ?? field.values ?? [],
          error: again?.errors[field.name],
          hasFocus: field.name === firstError,
        }),
      )}
      ${actButton(look ?? 'plain', html`name="action" value="${value}"`, label)}
    </form>`;
  if (!heading) return form;
  return html`<details${again || choice === value ? html` open` : ''}><summary>${heading}</summary>
    ${form}</details>`;
}

/** The whole page. What just happened stands above all else. */
export function offerPage(offer: LinkOffer, state: PageState) {
  const { actions, lines, question, deadline, back } = offer;
  const { frame, token, refused } = state;
  const told: PageNotice | undefined = refused
    ? { kind: 'bad', text: refusalOf(actions, refused) }
    : state.notice;
  return linkPage(
    frame,
    { ...offer, notices: [told, offer.state] },
    html`${peopleHtml(offer, state)}
    ${question ? html`<h2>${question}</h2>` : ''}
    ${deadline ? html`<p class="notice">${sign('clock')}<span>${deadline}</span></p>` : ''}
    ${lines.map((line) => html`<p>${line}</p>`)}
    <div class="stack">${actions.map((action) => html`${action.section ? html`<h2>${action.section}</h2>` : ''}${actionHtml(action, state)}`)}
    ${back ? html`<a class="button" href="${frame.base}${LINK_PATH}?${new URLSearchParams({ jeton: token }).toString()}">${back}</a>` : ''}</div>
    ${contactLine(frame)}`,
  );
}
