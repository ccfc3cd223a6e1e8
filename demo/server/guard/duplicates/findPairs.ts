import {
  type ComparedTraits,
  type SimilarPair,
  similarPair,
} from '../../../../src/domain/duplicates/similarPair';

/**
 * Larger groups share a value that stands for «unknown»: an address of the house, the first of January. Who is in one is
 * compared through what else they share.
 */
const GROUP_MAX = 200;

/** Two members are only compared when they share one of these. Last and first name may be swapped. */
const keysOf = ({ last, first, born, emails, phones }: ComparedTraits): string[] => [
  `n\t${[last, first].sort().join('\t')}`,
  ...(born ? [`d\t${born}`] : []),
  ...emails.map((email) => `e\t${email}`),
  ...phones.map((phone) => `p\t${phone}`),
];

/**
 * Finds the pairs among all members, the most alike first. It can be taken in steps: each turn of the generator compares
 * one group, so that its caller can let others work in between.
 * @param most how many pairs to keep
 */
export function* findPairs(
  people: readonly ComparedTraits[],
  most: number,
): Generator<undefined, SimilarPair[]> {
  const groups = new Map<string, ComparedTraits[]>();
  for (const person of people) {
    for (const key of keysOf(person)) {
      const group = groups.get(key);
      if (group) group.push(person);
      else groups.set(key, [person]);
    }
    yield;
  }
  const found = new Map<string, SimilarPair>();
  for (const group of groups.values()) {
    if (group.length === 1 || group.length > GROUP_MAX) continue;
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        const pair = similarPair(one, other);
        if (pair) found.set(`${pair.un}-${pair.autre}`, pair);
      }
    }
    yield;
  }
  return Array.from(found, ([, pair]) => pair)
    .sort((a, b) => b.score - a.score || a.un - b.un || a.autre - b.autre)
    .slice(0, most);
}
