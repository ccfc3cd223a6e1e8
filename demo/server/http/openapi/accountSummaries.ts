/** Summaries of the calls about accounts. */
export const accountSummaries: Readonly<Record<string, string>> = {
  'comptes.list': 'Every account',
  'comptes.invite': 'Create an account, and mail a link to choose its password',
  'comptes.inviteAgain': 'Mail the invitation again; the earlier link ends',
  'comptes.setRole': 'Give an account another role',
  'comptes.disable': 'Disable an account, and end its sessions',
  'comptes.enable': 'Enable an account',
  'comptes.endSessions': 'End every session of an account',
  'comptes.removeSecondFactor': 'Take the second factor off an account',
  'comptes.remove': 'Delete an account',

  'profil.get': 'One’s own account',
  'profil.update': 'Change one’s own name',
  'profil.changePassword': 'Change one’s own password, and end every other session',
  'profil.sessions': 'One’s own open sessions',
  'profil.endSession': 'End one of one’s own sessions',
  'profil.endOtherSessions': 'End every session but this one',
  'profil.proposeSecret': 'A secret for an authenticator, until it is confirmed',
  'profil.confirmSecret': 'Confirm the secret with a code; the answer has the recovery codes',
  'profil.removeSecondFactor': 'Take the second factor off one’s own account',
  'profil.renewCodes': 'New recovery codes, which replace the earlier ones',
};
