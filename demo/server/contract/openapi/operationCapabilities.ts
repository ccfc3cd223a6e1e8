/**
 * What Parvis sends to a back end only once it has announced a capability: the extra keys of the contract, some query
 * parameters, and whole operations.
 */
import type { Endpoint } from '../../../../src/api/endpoint';
import type { Capability } from '../../../../src/domain/capabilities';

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Capability>>>> = {
  'evenements.list': { page: 'pages-evenements', page_size: 'pages-evenements' },
};

/** The keys of query and body that need a capability. */
export const capabilitiesOf = ({ id, extras }: Endpoint): Readonly<Record<string, Capability>> => ({
  ...PARAMETERS[id],
  ...extras,
});

/** The capabilities that a whole operation needs; otherwise the keys that need one, if any. */
export const operationMark = (
  endpoint: Endpoint,
): readonly Capability[] | Readonly<Record<string, Capability>> | undefined => {
  const keys = capabilitiesOf(endpoint);
  if (endpoint.needs) return [endpoint.needs];
  return Object.keys(keys).length > 0 ? keys : undefined;
};
