import { defineArea } from '../area';

/** The mails that the back end sends, where it announces them: sent, waiting and failed; send again or give up. */
export const mailsArea = defineArea({
  name: 'mails',
  title: 'E-mails envoyés',
  subject: 'messages',
  needs: 'messages',
  tile: {
    name: 'E-mails envoyés',
    icon: 'mail',
    color: '#0369A1',
  },
  attributes: {},
  routes: { list: '/apps/messages' },
});
