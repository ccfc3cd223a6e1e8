// It is compiled and never run; a line under @ts-expect-error must not compile.
import type { MemberSaved } from 'parvis/elements';
import type {} from 'parvis/types/solid';

const idOf = (membre: MemberSaved) => membre.id;

export function Typed() {
  let list: HTMLElementTagNameMap['parvis-members'] | undefined;
  return (
    <main>
      <parvis-members ref={list} prop:pageSize={50} attr:theme="dark" style={{ 'min-height': '40em' }} />
      <parvis-members on:parvis-member-saved={(event) => idOf(event.detail)} />
      <parvis-members prop:messages={{ 'members.title': 'Fidèles' }} readonly />
      <parvis-members on:parvis-member-saved={{ once: true, handleEvent: ({ detail }) => console.log(detail.id) }} />
      <parvis-form identifiant="camp" submit on:parvis-before-submit={(event) => event.preventDefault()} />
      {/* @ts-expect-error: Solid would set the property `pagesize` */}
      <parvis-members pageSize={25} />
      {/* @ts-expect-error: no such page size */}
      <parvis-members page-size={12} />
      {/* @ts-expect-error: no such page size */}
      <parvis-members prop:pageSize={12} />
      {/* @ts-expect-error: no such attribute */}
      <parvis-members them="dark" />
      {/* @ts-expect-error: no such theme */}
      <parvis-members attr:theme="sepia" />
      {/* @ts-expect-error: no such element */}
      <parvis-membres />
      {/* @ts-expect-error: no such detail */}
      <parvis-members on:parvis-selection-changed={(event) => event.detail.names} />
    </main>
  );
}
