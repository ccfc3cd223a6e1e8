/** The fields of a form on a page behind a link: plain HTML with labels, the given values, and each error at its field. */
import { html } from 'hono/html';
import { linkTexts } from './texts';

export interface LinkField {
  name: string;
  label: string;
  /** One line of text where it isn't said. */
  type?: 'email' | 'number' | 'tel' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox';
  /** The most characters of a text. */
  max?: number;
  isOptional?: boolean;
  /** What is chosen from. */
  options?: readonly string[];
  /** What is filled in or chosen at first. */
  values?: readonly string[];
  /** A sentence below the label. */
  hint?: string;
}

/** What a field shows now. */
interface Shown {
  values: readonly string[];
  error: string | undefined;
  /** Whether the page opens there: at the first field with an error. */
  hasFocus: boolean;
}

type Html = ReturnType<typeof html>;

/** The keyboard of a telephone; the text itself is checked by the server alone, which tells more than a browser. */
const MODES: Readonly<Record<string, string>> = { email: 'email', number: 'decimal', tel: 'tel' };
const inputType = (type: LinkField['type']): string => (type === 'tel' || type === 'date' ? type : 'text');

const hintId = ({ name }: LinkField): string => `${name}-aide`;
const errorId = ({ name }: LinkField): string => `${name}-erreur`;

/** Ties a control to its hint and error. */
function described(field: LinkField, { error }: Shown): Html {
  const ids = [...(field.hint ? [hintId(field)] : []), ...(error ? [errorId(field)] : [])];
  if (!ids.length) return html``;
  return html` ${error ? html`aria-invalid="true" ` : ''}aria-describedby="${ids.join(' ')}"`;
}

const notes = (field: LinkField, { error }: Shown): Html =>
  html`${field.hint ? html`<small id="${hintId(field)}">${field.hint}</small>` : ''}${
    error ? html`<strong class="error" id="${errorId(field)}">${error}</strong>` : ''
  }`;

const labelOf = ({ label, isOptional }: LinkField): string =>
  isOptional ? linkTexts.optional(label) : label;

/** Radio buttons and check boxes, under the question as their name. */
function choices(field: LinkField, shown: Shown): Html {
  const { name, type, options = [], isOptional } = field;
  const isRadio = type === 'radio';
  // Only the group of radio buttons may be invalid as a whole, and only a check box by itself.
  const role = isRadio ? html` role="radiogroup"` : '';
  const rules = html`${isRadio && !isOptional ? html` required` : ''}${isRadio ? '' : described(field, shown)}`;
  return html`<fieldset${role}${isRadio ? described(field, shown) : ''}>
        <legend>${labelOf(field)}</legend>
        ${options.map(
          (option) =>
            html`<p><label class="choice"><input type="${type}" name="${name}" value="${option}"${
              shown.values.includes(option) ? html` checked` : ''
            }${rules}> ${option}</label></p>`,
        )}
        ${field.hint || shown.error ? html`<p>${notes(field, shown)}</p>` : ''}
      </fieldset>`;
}

/** Lines of a long text that are in sight. */
const ROWS = 4;

function control(field: LinkField, shown: Shown): Html {
  const { name, type, max, isOptional, options = [] } = field;
  const [value = ''] = shown.values;
  const required = isOptional ? '' : html` required`;
  const rules = html`name="${name}"${required}${described(field, shown)}${shown.hasFocus ? html` autofocus` : ''}`;
  if (type === 'select')
    return html`<select ${rules}><option value="">${linkTexts.noChoice}</option>${options.map(
      (option) =>
        html`<option value="${option}"${option === value ? html` selected` : ''}>${option}</option>`,
    )}</select>`;
  const length = max === undefined ? '' : html` maxlength="${max}"`;
  // A line end after the tag is left out by browsers, so that a text may begin with one.
  if (type === 'textarea')
    return html`<textarea ${rules}${length} rows="${ROWS}">
${value}</textarea>`;
  const mode = MODES[type ?? ''];
  return html`<input ${rules}${length} type="${inputType(type)}"${mode ? html` inputmode="${mode}"` : ''} autocomplete="off" value="${value}">`;
}

/** One field with its label, hint and error. */
export function fieldHtml(field: LinkField, shown: Shown): Html {
  if (field.type === 'radio' || field.type === 'checkbox') return choices(field, shown);
  return html`<p><label>${labelOf(field)}
        ${control(field, shown)}</label>${notes(field, shown)}</p>`;
}
