import { useMemo, useState } from 'react';
import { memberLabelCalls } from '../../../api/endpoints/register/memberLabels';
import { useQuery } from '../../../api/useApi';
import { householdsOf } from '../../../domain/labels/households';
import { composedLabel } from '../../../domain/labels/labelLines';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { labelNameTexts } from './texts.fr';

export type LabelUse = 'etiquettes' | 'lettres';

/** The people to write to, as labels, and what is chosen of them. */
export function useLabelPeople(ids: readonly number[], use: LabelUse) {
  const words = useTexts(labelNameTexts);
  const hasPostcodes = useCapability('adresses');
  const [areJoined, setJoined] = useState(true);
  const [withChildren, setChildren] = useState(false);
  const [withIncomplete, setIncomplete] = useState(false);
  const query = useQuery(
    memberLabelCalls.labels,
    { body: { ids: [...ids], pour: use } },
    { alwaysReload: true },
  );
  const people = query.data?.personnes;
  const all = useMemo(
    () =>
      householdsOf(people ?? [], areJoined).map((household) =>
        composedLabel(household, { withChildren, hasPostcodes, words }),
      ),
    [people, areJoined, withChildren, hasPostcodes, words],
  );
  const incomplete = useMemo(() => all.filter(({ lacking }) => lacking.length > 0), [all]);
  const labels = useMemo(
    () => (withIncomplete ? all : all.filter(({ lacking }) => lacking.length === 0)),
    [all, withIncomplete],
  );
  return {
    query,
    labels,
    incomplete,
    cut: useMemo(() => labels.filter(({ cut }) => cut.length > 0), [labels]),
    choices: { areJoined, setJoined, withChildren, setChildren, withIncomplete, setIncomplete },
  };
}

export type LabelPeopleState = ReturnType<typeof useLabelPeople>;
