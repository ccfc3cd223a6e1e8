/** How long the links to the pages for an account can be opened, in seconds. */

/** As long as the window of the mail limit, so that an account that has used up its mails still has a working link. */
export const RESET_SECONDS = 3600;
export const INVITATION_SECONDS = 7 * 24 * 3600;
/** How long the link to a new address can be opened. */
export const ADDRESS_SECONDS = 24 * 3600;
