import { describe, it } from 'vitest';
import { registrationServer } from '../../../../fast/server/contract/registrations/registrationServer';
import { rush } from '../../../../fast/server/contract/registrations/rush';

const home = registrationServer();

describe('Registration', () => {
  it(
    'gives 100 places to 200 people at once, and the others their order, never one too many [EL2]',
    () => rush(home, 100),
    120_000,
  );
});
