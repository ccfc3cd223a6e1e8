import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { SearchField } from '../../ui/form/fields/SearchField';
import { Pager } from '../../ui/pager/Pager';
import { NoResults } from './NoResults';
import styles from './Secretariat.module.css';
import type { Section } from './sections';
import { secretariatTexts } from './texts';

/** The list of a section, which is always empty. */
export function SectionList({ section }: { section: Section }) {
  const texts = useTexts(secretariatTexts);
  const id = useId();
  const [search, setSearch] = useState('');
  const sought = search.trim();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {texts[section.key]}
        </h2>
        <p className={styles.count} role="status">
          {texts.count}
        </p>
        <SearchField label={texts.search} value={search} onChange={setSearch} className={styles.search} />
      </div>
      <div className={styles.empty}>
        <NoResults />
        <p className={styles.emptyTitle}>{texts[section.empty]}</p>
        <p className={styles.emptyText}>{sought ? texts.searchedText(sought) : texts.emptyText}</p>
      </div>
      <div className={styles.foot}>
        <Pager page={1} hasPrevious={false} hasNext={false} onPage={() => {}} shown={0} total={0} />
      </div>
    </section>
  );
}
