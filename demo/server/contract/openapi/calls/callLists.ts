/** The calls of docs/BACKEND.md and docs/CALLS.md, made from the table of the contract. */
import type { Endpoint } from '../../../../../src/api/endpoint';
import { CAPABILITIES, type Capability } from '../../../../../src/domain/capabilities';
import type { ServedEndpoint } from '../../../http/routeBase';
import { familyTags } from '../summaries';
import { callName, callSection } from './callSection';
import { isNeverCalled } from './neverCalled';

/** What visitors call without a token needs no announcement, but belongs to what one announces. */
const OF_VISITORS: Readonly<Record<string, Capability>> = {
  'evenements.publicAgenda': 'agenda',
  'evenements.publicRegistration': 'inscriptions',
  'evenements.visitorRegistration': 'inscriptions',
};

const capabilityOf = ({ id, needs }: Endpoint): Capability | undefined => needs ?? OF_VISITORS[id];

/** As GitHub makes the anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const linkTo = (name: string): string => `[\`${name}\`](#${anchor(name)})`;

/** The sections of calls; an answer that was shown before is named, not repeated. */
function sectionMaker(heading: string): (served: ServedEndpoint) => string {
  const shown = new Map<string, string>();
  return (served) => {
    const name = callName(served.endpoint);
    return callSection(served, heading, (answer) => {
      const other = shown.get(answer);
      if (!other) shown.set(answer, name);
      return other && linkTo(other);
    });
  };
}

/** The calls of the specification that widgets make. */
const specifiedCalls = (served: readonly ServedEndpoint[]): ServedEndpoint[] =>
  served.filter(({ endpoint }) => !capabilityOf(endpoint) && !isNeverCalled(endpoint.id));

/** Calls of the specification by family, each with body and answer. */
export function specifiedSections(served: readonly ServedEndpoint[]): string {
  const calls = specifiedCalls(served);
  const section = sectionMaker('####');
  const families = familyTags(calls).map(({ name, description }) => ({
    title: description,
    calls: calls.filter(({ endpoint }) => endpoint.id.startsWith(`${name}.`)),
  }));
  const never = served.filter(({ endpoint }) => isNeverCalled(endpoint.id));
  return [
    families.map(({ title }) => `[${title}](#${anchor(title)})`).join(' · '),
    ...families.flatMap((family) => [`### ${family.title}`, ...family.calls.map(section)]),
    '### Never called',
    `No widget makes these calls of the specification: ${never.map(({ endpoint }) => `\`${callName(endpoint)}\``).join(', ')}.`,
  ].join('\n\n');
}

/** Calls beyond the specification, by the capability that announces them. */
export function announcedSections(served: readonly ServedEndpoint[]): string {
  const section = sectionMaker('###');
  const parts = CAPABILITIES.map((name) => ({
    name,
    calls: served.filter(({ endpoint }) => capabilityOf(endpoint) === name),
  })).filter(({ calls }) => calls.length > 0);
  return [
    parts.map(({ name }) => linkTo(name)).join(' · '),
    ...parts.flatMap(({ name, calls }) => [`## \`${name}\``, ...calls.map(section)]),
  ].join('\n\n');
}
