// The code of a host without a framework. It is compiled and never run; a line under @ts-expect-error must not compile.
import { configure, createClient, define, mount, session, version } from 'parvis/elements';

configure({
  api: 'https://api.example.org',
  getToken: () => 'token',
  onError: (error) => error.failure.kind,
});
define({ prefix: 'eglise', only: ['members'] });

const list = document.createElement('parvis-members');
list.pageSize = 25;
list.pageSize = null;
list.client = createClient({ api: 'https://api.example.org' });
list.addEventListener('parvis-member-deleted', (event) => console.log(event.detail.nom, version));
list.addEventListener('click', (event) => console.log(event.clientX));
list.reload();
const size: 10 | 25 | 50 | undefined = list.pageSize;

document.querySelector('parvis-form')?.addEventListener('parvis-form-submitted', ({ detail }) => {
  console.log(detail.values, detail.sent, size);
});
session.subscribe(() => console.log(session.get()));
mount(document.body, 'dashboard', { period: 'daily' }).unmount();

// @ts-expect-error: no such page size
list.pageSize = 12;
// @ts-expect-error: no such key
list.messages = { 'members.titel': 'Fidèles' };
// @ts-expect-error: no such key
configure({ messages: { titel: 'Fidèles' } });
// @ts-expect-error: no such detail
list.addEventListener('parvis-member-saved', (event) => event.detail.missing);
