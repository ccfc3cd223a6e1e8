import { describe, expect, it } from 'vitest';
import { contractLines } from './contractLines';
import { all, told } from './told';

/** Calls of the screens under another address; their families are compared in endpoints.test.ts. */
const COPIES =
  /^(?:members|departments|groups)Family\.(?:list|create|get|update|remove|addMembers|removeMembers)\b|^membersFamily\./;

describe('the contract', () => {
  it('takes these keys with each call, and no others', () => {
    const lines = all.map(told).filter((line) => line.includes(' ') && !COPIES.test(line));
    expect(lines).toEqual(contractLines.trim().split('\n'));
  });
});
