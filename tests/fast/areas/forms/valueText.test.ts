import { describe, expect, it } from 'vitest';
import { valueText } from '../../../../src/areas/forms/answers/valueText';

describe('valueText', () => {
  it('writes days as they are read, and ticked boxes in one line [W4]', () => {
    expect(valueText('1990-03-05', 'date')).toBe('05/03/1990');
    expect(valueText(['Lyon', 'Nice'], 'checkbox')).toBe('Lyon, Nice');
    expect(valueText(null, 'date')).toBe('');
  });

  it('keeps the words of an answer to a question that asks for a day since [W4]', () => {
    expect(valueText('dimanche prochain', 'date')).toBe('dimanche prochain');
  });
});
