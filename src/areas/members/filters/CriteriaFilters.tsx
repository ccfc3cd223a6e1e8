import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { CriteriaProps } from './criterionFields';
import { FilterGroup } from './FilterGroup';
import type { ListFilter } from './listFilters';
import { OtherCriteria } from './OtherCriteria';
import { StateFilters } from './StateFilters';
import { criteriaTexts } from './texts.fr';
import { NationalityFilter, TownFilter } from './WordFilters';

/** The filters that need `filtres`: states, departments, towns, nationalities, and what is one value each. */
export default function CriteriaFilters({ criteria, onChange }: CriteriaProps) {
  const texts = useTexts(criteriaTexts);
  const { departements: departments = [], sans_departement } = criteria;
  const toggle = useStableCallback((_: ListFilter, id: number) =>
    onChange({
      departements: departments.includes(id)
        ? departments.filter((other) => other !== id)
        : [...departments, id],
    }),
  );
  const hasStates = useCapability('etats');
  const hasMore = useCapability('filtres-etendus');
  return (
    <>
      {hasStates && <StateFilters criteria={criteria} onChange={onChange} />}
      <FilterGroup
        filter="departements"
        chosen={departments}
        none={{
          label: texts.sans_departement,
          isChosen: sans_departement === true,
          onToggle: () => onChange({ sans_departement: !sans_departement }),
        }}
        onToggle={toggle}
      />
      <TownFilter criteria={criteria} onChange={onChange} />
      {hasMore && <NationalityFilter criteria={criteria} onChange={onChange} />}
      <OtherCriteria criteria={criteria} onChange={onChange} />
    </>
  );
}
