import { useRef } from 'react';
import { tagColor } from '../../../domain/color';
import type { Member } from '../../../domain/members/member';
import { useIsOffered } from '../../../session/hostPage';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { AddButton } from './add/AddButton';
import styles from './cards.module.css';
import { RemoveButton } from './RemoveButton';
import { detailTexts } from './texts.fr';
import { useRemoveTag } from './useRemoveTag';

interface TagsCardProps {
  member: Member;
  readonly: boolean;
}

/** The member's tags, each with a button that removes it. */
export function TagsCard({ member, readonly }: TagsCardProps) {
  const texts = useTexts(detailTexts);
  const isOffered = useIsOffered();
  const card = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its tag, so the focus moves to the card.
  const remove = useRemoveTag(member, () => card.current?.focus({ preventScroll: true }));
  const tags = member.tags ?? [];
  return (
    <Panel
      title={texts.tags}
      actions={
        !readonly && isOffered('tag') && <AddButton kind="tags" label={texts.addTags} member={member} />
      }
    >
      <div ref={card} tabIndex={-1} className={styles.focusable}>
        {tags.length === 0 ? (
          <p className={styles.none}>{texts.noTag}</p>
        ) : (
          <ul className={styles.chips}>
            {tags.map((tag) => (
              <li key={tag.id} className={styles.chip}>
                <span className={styles.dot} style={{ background: tagColor(tag.name) }} />
                <span className={styles.label}>{tag.name}</span>
                {!readonly && isOffered('untag') && (
                  <RemoveButton label={texts.removeTag(tag.name)} onClick={() => remove(tag)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
