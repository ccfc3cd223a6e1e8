import { describe, it } from 'vitest';
import { routeWalk } from '../../../../fast/server/contract/http/routeWalk';

const walk = routeWalk();

describe('Every route', () => {
  it('answers 404 for the id 0, or names another problem', () => walk.expectNotFound(0));

  it('answers 404 for an id of 30 digits, or names another problem', () =>
    walk.expectNotFound('9'.repeat(30)));
});
