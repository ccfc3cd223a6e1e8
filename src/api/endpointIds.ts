/* The ids of all calls of the contract, by family. `npm run docs` writes this file. */
export type EndpointId =
  | `auth.${'login' | 'logout' | 'verify' | 'refresh' | 'requestReset' | 'resetPassword'}`
  | `statistiques.${'dashboard' | 'users' | 'members' | 'events' | 'appointments' | 'growth' | 'geographic' | 'activity' | 'performance' | 'customReport' | 'export' | 'alerts' | 'markAlertRead' | 'markAllAlertsRead' | 'today' | 'toComplete'}`
  | `membres.${'list' | 'get' | 'combinedFilters' | 'villes' | 'nationalites' | 'simple' | 'withRelations' | 'evolution' | 'create' | 'createFamily' | 'update' | 'remove' | 'statistics' | 'search' | 'export' | 'ids' | 'places' | 'import' | 'addTags' | 'removeTags' | 'setDepartment' | 'setGroup' | 'byGroups' | 'bySteps' | 'byTags' | 'all' | 'searchMembers' | 'addSpouse' | 'addChildren' | 'removeSpouse' | 'removeChildren' | 'addStep' | 'removeStep' | 'previewStates' | 'setStates' | 'setOptOuts' | 'lifeLine' | 'movements' | 'labels' | 'setDues' | 'birthdays'}`
  | `notes.${'list' | 'create' | 'update' | 'remove' | 'kinds' | 'setKinds'}`
  | `consentements.${'list' | 'create' | 'update' | 'withdraw' | 'remove' | 'kinds' | 'createKind' | 'updateKind'}`
  | `filtresPartages.${'list' | 'create' | 'rename' | 'remove'}`
  | `doublons.${'list' | 'search' | 'dismiss' | 'undismiss' | 'pair' | 'merge'}`
  | `groupes.${'list' | 'create' | 'get' | 'update' | 'remove' | 'statistiques' | 'membres' | 'addMembers' | 'removeMembers'}`
  | `departements.${'list' | 'create' | 'get' | 'update' | 'remove' | 'statistiques' | 'membres' | 'addMembers' | 'removeMembers'}`
  | `tags.${'all' | 'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'statistics' | 'members' | 'categories' | 'category' | 'popular' | 'recent' | 'merge' | 'export' | 'colors' | 'checkName' | 'suggestions'}`
  | `etapes.${'all' | 'list' | 'create' | 'get' | 'update' | 'remove' | 'reorder' | 'search' | 'ordered' | 'statistics' | 'members' | 'assignMember' | 'removeMember' | 'complete' | 'colors' | 'checkLibelle' | 'export' | 'duplicate' | 'active' | 'toggleStatus'}`
  | `evenements.${'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'upcoming' | 'past' | 'register' | 'unregister' | 'attendees' | 'export' | 'duplicate' | 'cancel' | 'reactivate' | 'reminders' | 'moveDate' | 'attendeeFile' | 'registration' | 'setRegistration' | 'decide' | 'publicRegistration' | 'visitorRegistration' | 'publicAgenda' | 'checkName' | 'assignments' | 'assign' | 'synchronize' | 'createWhole' | 'updateWhole' | 'recipients'}`
  | `presences.${'day' | 'sheet' | 'changes' | 'tick' | 'expect' | 'newcomer' | 'link' | 'makeLink' | 'revokeLink' | 'helperSheet' | 'helperChanges' | 'helperTick' | 'report' | 'ofMember' | 'assembly' | 'setAssembly' | 'closeAssembly' | 'reopenAssembly' | 'endAssembly'}`
  | `flux.${'list' | 'create' | 'renew' | 'revoke'}`
  | `site.${'key' | 'makeKey' | 'revokeKey' | 'list'}`
  | `services.${'weeks' | 'ofEvent' | 'setRoles' | 'ask' | 'note' | 'changeTeams' | 'askAll' | 'engagements'}`
  | `absences.${'list' | 'ofMembers' | 'create' | 'update' | 'remove'}`
  | `rendezVous.${'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'today' | 'week' | 'month' | 'confirm' | 'cancel' | 'complete' | 'reschedule' | 'ofClient' | 'ofMember' | 'export' | 'reminders' | 'statistics' | 'checkAvailability'}`
  | `roles.${'list' | 'all' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'mostUsed'}`
  | `intervenants.${'list' | 'create' | 'get' | 'update' | 'remove'}`
  | `formulaires.${'list' | 'create' | 'withFields' | 'update' | 'remove' | 'public' | 'answer' | 'answers' | 'answerPage' | 'oneAnswer' | 'removeAnswer' | 'seenAnswers' | 'answerFile'}`
  | `comptes.${'list' | 'accesses' | 'requirements' | 'setRequirement' | 'invite' | 'inviteAgain' | 'setRole' | 'disable' | 'enable' | 'endSessions' | 'removeSecondFactor' | 'remove' | 'records' | 'setRecord' | 'ofMember'}`
  | `profil.${'get' | 'update' | 'changeSettings' | 'changeAddress' | 'cancelAddress' | 'changePassword' | 'confirm' | 'accesses' | 'sessions' | 'endSession' | 'endOtherSessions' | 'proposeSecret' | 'confirmSecret' | 'removeSecondFactor' | 'renewCodes' | 'record'}`
  | `journal.${'list' | 'history' | 'undo'}`
  | `corbeille.${'list' | 'restore' | 'remove' | 'empty'}`
  | `messages.${'list' | 'retry' | 'abandon'}`
  | `serveur.${'etat' | 'reseau' | 'alertes' | 'confirmerHorloge' | 'essayerCourriel'}`
  | `rgpd.${'donnees' | 'apercu' | 'effacer' | 'effacerInscription' | 'inactifs' | 'garder' | 'reglage' | 'regler' | 'reglageJournal' | 'reglerJournal' | 'anciensDetails' | 'registre' | 'anciennes'}`
  | `membersFamily.${'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'statistics' | 'export' | 'import'}`
  | `departmentsFamily.${'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'statistics' | 'members' | 'assignResponsible' | 'removeResponsible' | 'export' | 'colors' | 'checkName'}`
  | `groupsFamily.${'list' | 'create' | 'get' | 'update' | 'remove' | 'search' | 'statistics' | 'members' | 'assignResponsible' | 'removeResponsible' | 'assignDepartment' | 'removeDepartment' | 'addMembers' | 'removeMembers' | 'export' | 'colors' | 'checkName'}`;
