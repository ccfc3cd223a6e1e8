// The code of a React host, for React 18 and 19. It is compiled and never run; a line under @ts-expect-error must not
// compile.
import { Members, Parvis, PublicForm, Registration } from 'parvis';
import type {} from 'parvis/elements';
import 'parvis/style.css';
import type {
  EventDetails,
  EventSaved,
  FormDeleted,
  Member,
  MemberSaved,
  MembersProps,
  Messages,
  ParvisEvent,
  SignedInUser,
  WidgetHandle,
} from 'parvis';
import type {} from 'parvis/types/react';
import { useEffect, useRef } from 'react';

export function Elements() {
  const list = useRef<HTMLElementTagNameMap['parvis-members']>(null);
  useEffect(() => {
    list.current?.addEventListener('parvis-selection-changed', ({ detail }) =>
      console.log(detail.ids.length),
    );
    list.current?.navigate('/community/details/12');
  }, []);
  return (
    <main>
      <parvis-members
        ref={list}
        api="https://api.example.org"
        page-size={25}
        theme="dark"
        readonly
        class="wide"
        style={{ minHeight: '40em' }}
        onparvis-member-saved={(event) => console.log(event.detail.id)}
      />
      <parvis-members pageSize={50} messages={{ 'members.title': 'Fidèles' }} />
      <parvis-form
        identifiant="camp"
        submit="true"
        onparvis-before-submit={(event) => event.preventDefault()}
      />
      <parvis-members hide="tag, spouse" show={['list', 'edit']} />
      <Members hide={['tag', 'spouse']} show="create edit" />
      {/* @ts-expect-error: no such action */}
      <parvis-members hide="exprot" />
      {/* @ts-expect-error: no such action */}
      <Members hide="exprot" />
      {/* @ts-expect-error: no such action */}
      <Members show={['list', 'edti']} />
      {/* @ts-expect-error: no such page size */}
      <parvis-members page-size={12} />
      {/* @ts-expect-error: no such attribute */}
      <parvis-members them="dark" />
      {/* @ts-expect-error: no such theme */}
      <parvis-console theme="sepia" />
      {/* @ts-expect-error: no such element */}
      <parvis-membres />
      {/* @ts-expect-error: no such detail */}
      <parvis-members onparvis-selection-changed={(event) => event.detail.names} />
    </main>
  );
}

export const saved = (membre: EventDetails['member-saved']): MemberSaved => membre;
export const dayOf = (event: EventSaved): string => event.date ?? '';
export const embedded = ({ identifiant }: FormDeleted): string => String(identifiant ?? '');
export const called = (user: SignedInUser): string => user.name ?? '';
export const townOf = (membre: Member): string => membre.ville ?? '';
// @ts-expect-error: the detail is not the record
export const townOfSaved = (membre: MemberSaved) => membre.ville;
export const nameOf = (event: ParvisEvent): string => event.nom_evenement;
export const own: MembersProps = { pageSize: 50, className: 'wide', id: 'membres', style: { minHeight: 0 } };

const words: Messages = {
  'members.title': 'Fidèles',
  'members.selected': (count, elsewhere) => `${count.toFixed(0)}, dont ${elsewhere.toFixed(0)} ailleurs`,
  'apps.groupsText': 'Qui se réunit où.',
};
// @ts-expect-error: no such key
export const misspelt: Messages = { 'members.titel': 'Fidèles' };
// @ts-expect-error: a function replaces a function
export const plain: Messages = { 'members.selected': 'tous' };
// @ts-expect-error: it takes numbers
export const ofText: Messages = { 'members.selected': (count: string) => count };

export function Components() {
  const list = useRef<WidgetHandle>(null);
  return (
    <Parvis api="https://api.example.org" theme="light" getToken={async () => 'token'}>
      <Members
        ref={list}
        messages={words}
        onAuthRequired={(event) => event.preventDefault()}
        pageSize={25}
        onMemberSaved={(membre) => console.log(membre.nom)}
        onSelectionChanged={({ ids }) => console.log(ids.length)}
        onFailed={({ code, retry }) => code === 'offline' && retry?.()}
        onSession={({ user }) => console.log(user?.email)}
      />
      <PublicForm
        identifiant="camp"
        submit
        onBeforeSubmit={(event) => Object.keys(event.values).length > 0 || event.preventDefault()}
        onFormSubmitted={({ values, files, sent }) => console.log(values, Object.keys(files), sent)}
      />
      {/* @ts-expect-error: which form is missing */}
      <PublicForm submit />
      {/* @ts-expect-error: which event is missing */}
      <Registration />
      {/* @ts-expect-error: no such page size */}
      <Members pageSize={12} />
      {/* @ts-expect-error: no such prop */}
      <Members them="dark" />
      {/* @ts-expect-error: no such key */}
      <Members messages={{ 'member.title': 'Fidèles' }} />
    </Parvis>
  );
}
