// It is compiled and never run; a line under @ts-expect-error must not compile.
import { Members } from 'parvis';

export const Wrong = () => (
  <>
    {/* @ts-expect-error: no such page size */}
    <Members pageSize={12} />
    {/* @ts-expect-error: no such prop */}
    <Members taille={25} />
  </>
);
