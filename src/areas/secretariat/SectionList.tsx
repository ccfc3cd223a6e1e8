import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { SearchField } from '../../ui/form/fields/SearchField';
import { Pager } from '../../ui/table/Pager';
import styles from './Secretariat.module.css';
import type { Section } from './sections';
import { secretariatTexts } from './texts.fr';

/** The picture of an empty calendar under a magnifying glass. */
function NoResults() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="108" rx="58" ry="6" className={styles.ground} />
      <rect x="34" y="22" width="84" height="76" rx="8" className={styles.sheet} />
      <path d="M34 42V30a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v12z" className={styles.band} />
      <path d="M54 16v12M98 16v12" className={styles.ring} />
      <path d="M48 56h12M70 56h12M92 56h12M48 70h12M70 70h12M48 84h12" className={styles.slots} />
      <circle cx="108" cy="78" r="20" className={styles.glass} />
      <path d="m122 93 13 13" className={styles.handle} />
      <path d="m101 71 14 14M115 71l-14 14" className={styles.cross} />
    </svg>
  );
}

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
