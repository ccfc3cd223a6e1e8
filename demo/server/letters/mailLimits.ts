import { count } from '../store/database/limit';

const HOUR = 3600;

/** Mails that visitors cause. Nothing that the visitor sees tells of those that are left out. */
export const MAILS_TO_VISITOR = count(
  3,
  'letters (others are left out)',
  'mailbox',
  HOUR,
  'the mail is stored',
);
export const VISITOR_MAILS = count(600, 'letters (others wait)', 'server', HOUR, 'the mail is sent');
