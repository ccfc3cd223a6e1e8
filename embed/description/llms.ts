/* llms.txt: what a language model needs to embed Parvis in a page, made from the area declarations. */
import {
  type ElementAttribute,
  type ElementDescription,
  type ElementEvent,
  elementList,
} from './elementList';

function attributeLine({ name, kind, oneOf, default: fallback, doc }: ElementAttribute): string {
  const type = oneOf
    ? oneOf.join(kind === 'list' ? ', ' : ' | ')
    : kind === 'flag'
      ? 'boolean'
      : kind === 'number'
        ? 'number'
        : 'text';
  const usual =
    fallback === undefined || fallback === '' || fallback === false ? '' : `, default ${fallback}`;
  return `- \`${name}\` (${type}${usual}): ${doc}`;
}

/** The form has another name in React, because `Forms` is the builder. */
const component = (name: string) =>
  name === 'form' ? 'PublicForm' : name.replace(/^./, (letter) => letter.toUpperCase());

const eventLine = ({ type, detail, doc, isCancelable }: ElementEvent) =>
  `- \`${type}\`${detail ? ` \`${detail}\`` : ''}: ${doc}${isCancelable ? ' Cancelable.' : ''}`;

function sectionOf({ name, tag, doc, attributes, events }: ElementDescription): string {
  return [
    `### <${tag}>, in React <${component(name)}>`,
    doc,
    ...attributes.filter(({ isCommon }) => !isCommon).map(attributeLine),
    ...events.filter(({ isCommon }) => !isCommon).map(eventLine),
  ].join('\n');
}

/** The text of llms.txt for this version. */
export function llmsText(version: string): string {
  const elements = elementList();
  const [first] = elements;
  const common = first?.attributes.filter(({ isCommon }) => isCommon) ?? [];
  const everywhere = first?.events.filter(({ isCommon }) => isCommon) ?? [];
  return `# Parvis ${version}

> French back office of a church or community organisation, as custom elements and React components (18.3 or 19) for any
> host page. Shadow roots, strict content security policies, one session for all widgets of a page.

## Rules
- Script tag: \`<script type="module" src="…/parvis-${version}.js"></script>\` (files of dist/cdn), then elements anywhere.
- \`data-api="https://…"\` on the script tag names the back ends of the page (separated by spaces, the first is the
  default). Elements and placeholders that name another origin are refused. Without it, placeholders may only use the page's
  own origin.
- Where a CMS removes tags: \`<div data-parvis="members" data-page-size="25"></div>\`; booleans as \`="true"\`.
- npm: no registry has the package; \`npm run package\` in a clone makes the file, \`npm install ./parvis-${version}.tgz\` installs
  it. \`import 'parvis/elements/define'\` defines all elements, \`parvis/elements\` does nothing by itself; \`import { Parvis, Members } from 'parvis'\` with
  \`import 'parvis/style.css'\` for React. Types of JSX and of templates: \`import type {} from 'parvis/types/react'\` (vue,
  svelte, solid, angular).
- Attributes are kebab-case, properties and React props camelCase. Only scalars are attributes, and \`prefill\` as a query; \`client\`,
  \`messages\` and \`appearance\` are properties. React handlers are \`on\` + the event's name (\`onMemberSaved\`) and receive its detail.
- Call \`configure({ api, apis, getToken, fetch, messages, appearance, organisation, onError, timeout, keepSessionOffline, endpoints })\` once, before the
  first widget.
- Events bubble and are composed: one listener on document receives all of them.
- Theme with custom properties \`--parvis-*\` (\`--parvis-accent\` alone is enough), or with \`appearance\`, never by reaching into the shadow root.

## Attributes of every element
${common.map(attributeLine).join('\n')}

## Events of every element
${everywhere.map(eventLine).join('\n')}

## Methods of every element
- \`reload()\`: restarts the screen with fresh data.
- \`navigate(path)\`: opens one of its routes.

## Elements
${elements.map(sectionOf).join('\n\n')}

## More
- [Embedding](docs/EMBEDDING.md): script tag, CMS, sessions, hashes, theming
- [Frameworks](docs/FRAMEWORKS.md): React, Next.js, Vue, Svelte, Solid, Angular, Astro, htmx, plain
- [Reference](docs/REFERENCE.md): events, settings, custom properties, parts, slots, troubleshooting
- [Back end](docs/BACKEND.md): what the API answers, call by call; [Calls](docs/CALLS.md): those that a back end
  has to announce; dist/openapi.json has all of them
`;
}
