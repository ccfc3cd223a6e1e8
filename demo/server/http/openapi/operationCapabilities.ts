/**
 * What Parvis asks of a back end only after it has announced a capability: the extra keys of the contract, parameters
 * that the caller itself leaves out, and whole operations.
 */
import type { Endpoint } from '../../../../src/api/endpoint';
import type { Capability } from '../../../../src/domain/capacites';

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Capability>>>> = {
  'evenements.list': { page: 'pages-evenements', page_size: 'pages-evenements' },
};

/** Keys of query and body, each with its capability. */
export const capabilitiesOf = ({ id, extras }: Endpoint): Readonly<Record<string, Capability>> => ({
  ...PARAMETERS[id],
  ...extras,
});

/** For an operation as a whole its capabilities; else, where keys need one, those keys. */
export const operationMark = (
  endpoint: Endpoint,
): readonly Capability[] | Readonly<Record<string, Capability>> | undefined => {
  const keys = capabilitiesOf(endpoint);
  if (endpoint.needs) return [endpoint.needs];
  return Object.keys(keys).length > 0 ? keys : undefined;
};
