/**
 * The keys that may be sent with a call: `?{…}` in the query, `body {…}`; `?:` may be left out. Then the default
 * values, the keys that need a capability of the back end, and how the call travels. Calls
 * without arguments other than their path are not listed, nor are families that copy a call of the screens.
 */
export const contractLines = `
auth.login body {email:string password:string code?:string appareil?:string} anonymous
auth.logout anonymous
auth.verify anonymous
auth.refresh anonymous
auth.requestReset body {email:string} anonymous
auth.resetPassword body {email:string} anonymous
statistiques.users ?object
statistiques.members ?object
statistiques.events ?object
statistiques.appointments ?object
statistiques.growth ?{period?:string} defaults period=month
statistiques.activity ?{days?:number} defaults days=30
statistiques.customReport body object
statistiques.export ?{type?:string format?:string} defaults format=csv file
statistiques.today ?{jour?:string}
membres.list ?{page?:number page_size?:number search?:string ordering?:string etat?:actif|parti|decede|tous} defaults page=1 page_size=10 needing ordering=tri etat=etats
membres.combinedFilters ?{page?:number page_size?:number search?:string ordering?:string groupes?:number[] etapes?:number[] tags?:number[] sans_groupe?:boolean departements?:number[] sans_departement?:boolean sans_email?:boolean age_min?:number age_max?:number villes?:string[] inscrit_du?:string inscrit_au?:string absent_semaines?:number sans_visite_mois?:number etat?:actif|parti|decede|tous opposition?:quelconque|courriels|courriers|telephone genre?:masculin|feminin|sans situation_matrimoniale?:celibataire|marie|veuf|sans nationalites?:string[] sans_nationalite?:boolean code_postal?:string sans_code_postal?:boolean a_jour?:number pas_a_jour?:number consentement?:string} defaults page=1 page_size=10 needing ordering=tri sans_groupe=filtres departements=filtres sans_departement=filtres sans_email=filtres age_min=filtres age_max=filtres villes=filtres inscrit_du=filtres inscrit_au=filtres absent_semaines=presences sans_visite_mois=notes etat=etats opposition=etats genre=filtres-etendus situation_matrimoniale=filtres-etendus nationalites=filtres-etendus sans_nationalite=filtres-etendus code_postal=filtres-etendus sans_code_postal=filtres-etendus a_jour=cotisations pas_a_jour=cotisations consentement=consentements
membres.villes ?{search?:string}
membres.nationalites ?{search?:string}
membres.evolution ?{period?:daily|monthly start_date?:string end_date?:string} defaults period=daily
membres.create body {nom:string prenom:string genre:masculin|feminin situation_matrimoniale?:celibataire|marie|veuf date_naissance?:string nationalite?:string profession?:string telephone?:string email?:string ville?:string adresse?:string adresse_complement?:string code_postal?:string date_inscription?:string} needing adresse_complement=adresses code_postal=adresses date_inscription=etats only 201
membres.createFamily body {adultes:{fiche?:{nom:string prenom:string genre:masculin|feminin situation_matrimoniale?:celibataire|marie|veuf date_naissance?:string nationalite?:string profession?:string telephone?:string email?:string ville?:string adresse?:string adresse_complement?:string code_postal?:string} id?:number adresse?:string adresse_complement?:string code_postal?:string ville?:string updated_at?:string}[] enfants:{fiche?:{nom:string prenom:string genre:masculin|feminin situation_matrimoniale?:celibataire|marie|veuf date_naissance?:string nationalite?:string profession?:string telephone?:string email?:string ville?:string adresse?:string adresse_complement?:string code_postal?:string} id?:number adresse?:string adresse_complement?:string code_postal?:string ville?:string updated_at?:string parents:number[]}[] conjoints:boolean} needing adultes.updated_at=versions enfants.updated_at=versions adultes.adresse_complement=adresses enfants.adresse_complement=adresses adultes.fiche.adresse_complement=adresses enfants.fiche.adresse_complement=adresses adultes.code_postal=adresses enfants.code_postal=adresses adultes.fiche.code_postal=adresses enfants.fiche.code_postal=adresses only 201
membres.update body {id:number nom:string prenom:string genre:masculin|feminin situation_matrimoniale?:celibataire|marie|veuf date_naissance?:string nationalite?:string profession?:string telephone?:string email?:string ville?:string adresse?:string adresse_complement?:string code_postal?:string updated_at?:string} needing updated_at=versions adresse_complement=adresses code_postal=adresses
membres.search ?{q?:string}
membres.export ?{format?:string colonnes?:id|nom|prenom|genre|date_naissance|nationalite|profession|situation_matrimoniale|telephone|email|ville|adresse|adresse_complement|code_postal|statut|date_inscription|groupe|departement|etapes|tags|etat|etat_depuis|etat_motif|oppositions|cotisations|consentements[] search?:string groupes?:number[] etapes?:number[] tags?:number[] ordering?:string sans_groupe?:boolean departements?:number[] sans_departement?:boolean sans_email?:boolean age_min?:number age_max?:number villes?:string[] inscrit_du?:string inscrit_au?:string absent_semaines?:number sans_visite_mois?:number etat?:actif|parti|decede|tous opposition?:quelconque|courriels|courriers|telephone genre?:masculin|feminin|sans situation_matrimoniale?:celibataire|marie|veuf|sans nationalites?:string[] sans_nationalite?:boolean code_postal?:string sans_code_postal?:boolean a_jour?:number pas_a_jour?:number consentement?:string} defaults format=csv needing colonnes=export-filtre search=export-filtre groupes=export-filtre etapes=export-filtre tags=export-filtre ordering=tri sans_groupe=filtres departements=filtres sans_departement=filtres sans_email=filtres age_min=filtres age_max=filtres villes=filtres inscrit_du=filtres inscrit_au=filtres absent_semaines=presences sans_visite_mois=notes etat=etats opposition=etats genre=filtres-etendus situation_matrimoniale=filtres-etendus nationalites=filtres-etendus sans_nationalite=filtres-etendus code_postal=filtres-etendus sans_code_postal=filtres-etendus a_jour=cotisations pas_a_jour=cotisations consentement=consentements file
membres.ids ?{search?:string groupes?:number[] etapes?:number[] tags?:number[] ordering?:string sans_groupe?:boolean departements?:number[] sans_departement?:boolean sans_email?:boolean age_min?:number age_max?:number villes?:string[] inscrit_du?:string inscrit_au?:string absent_semaines?:number sans_visite_mois?:number etat?:actif|parti|decede|tous opposition?:quelconque|courriels|courriers|telephone genre?:masculin|feminin|sans situation_matrimoniale?:celibataire|marie|veuf|sans nationalites?:string[] sans_nationalite?:boolean code_postal?:string sans_code_postal?:boolean a_jour?:number pas_a_jour?:number consentement?:string} needing ordering=tri sans_groupe=filtres departements=filtres sans_departement=filtres sans_email=filtres age_min=filtres age_max=filtres villes=filtres inscrit_du=filtres inscrit_au=filtres absent_semaines=presences sans_visite_mois=notes etat=etats opposition=etats genre=filtres-etendus situation_matrimoniale=filtres-etendus nationalites=filtres-etendus sans_nationalite=filtres-etendus code_postal=filtres-etendus sans_code_postal=filtres-etendus a_jour=cotisations pas_a_jour=cotisations consentement=consentements
membres.places ?{search?:string groupes?:number[] etapes?:number[] tags?:number[] sans_groupe?:boolean departements?:number[] sans_departement?:boolean sans_email?:boolean age_min?:number age_max?:number villes?:string[] inscrit_du?:string inscrit_au?:string absent_semaines?:number sans_visite_mois?:number etat?:actif|parti|decede|tous opposition?:quelconque|courriels|courriers|telephone genre?:masculin|feminin|sans situation_matrimoniale?:celibataire|marie|veuf|sans nationalites?:string[] sans_nationalite?:boolean code_postal?:string sans_code_postal?:boolean a_jour?:number pas_a_jour?:number consentement?:string} needing sans_groupe=filtres departements=filtres sans_departement=filtres sans_email=filtres age_min=filtres age_max=filtres villes=filtres inscrit_du=filtres inscrit_au=filtres absent_semaines=presences sans_visite_mois=notes etat=etats opposition=etats genre=filtres-etendus situation_matrimoniale=filtres-etendus nationalites=filtres-etendus sans_nationalite=filtres-etendus code_postal=filtres-etendus sans_code_postal=filtres-etendus a_jour=cotisations pas_a_jour=cotisations consentement=consentements
membres.import body {file:string doublons?:ignorer|creer simulation?:true|false} needing doublons=simulation simulation=simulation multipart
membres.addTags body {membre_ids:number[] tags_ids:number[]}
membres.removeTags body {tag_ids:number[]}
membres.setDepartment body {departement_id:number}
membres.setGroup body {groupe_id:number}
membres.byGroups ?{groupes:number[]}
membres.bySteps ?{etapes:number[]}
membres.byTags ?{tags:number[]}
membres.searchMembers ?{q?:string}
membres.addSpouse body {conjoint_id:number}
membres.addChildren body {enfants_ids:number[]}
membres.removeSpouse body {conjoint_id:number}
membres.removeChildren body {enfants_ids:number[]}
membres.addStep body {etape_id:number membre_ids:number[] date_association?:string} needing date_association=retraits
membres.removeStep body {etape_id:number}
membres.previewStates body {ids:number[] etat:actif|parti|decede etat_depuis?:string etat_motif?:demenage|transfere|demission|autre}
membres.setStates body {ids:number[] etat:actif|parti|decede etat_depuis?:string etat_motif?:demenage|transfere|demission|autre retirer_inscriptions?:boolean|number[] services?:laisser|retirer prevenir?:boolean}
membres.setOptOuts body {ids:number[] genres:tout|courriels|courriers|telephone[] action:ajouter|retirer depuis?:string}
membres.movements ?{period?:daily|monthly start_date?:string end_date?:string} defaults period=daily
membres.labels body {ids:number[] pour:etiquettes|lettres}
membres.setDues body {ids:number[] annee:number action:ajouter|retirer}
membres.birthdays ?{du:string au:string groupes?:number[] departements?:number[] tags?:number[]}
notes.list ?{limite?:number}
notes.create body {texte:string genre:string jour:string lecteurs?:tous|responsables|auteur}
notes.update body {texte:string genre:string jour:string lecteurs?:tous|responsables|auteur updated_at?:string}
notes.setKinds body {genres:string[] updated_at?:string}
consentements.create body {type:number donne_par?:number donne_par_nom?:string second_parent?:number second_parent_nom?:string accord_enfant?:boolean du:string jusquau?:string preuve?:string reponse?:oui|non}
consentements.update body {donne_par?:number donne_par_nom?:string second_parent?:number second_parent_nom?:string accord_enfant?:boolean du:string jusquau?:string preuve?:string updated_at?:string}
consentements.withdraw body {le?:string updated_at?:string}
consentements.createKind body {nom:string genre?:image|annuaire|lettre|propre deux_parents?:boolean}
consentements.updateKind body {nom?:string deux_parents?:boolean actif?:boolean updated_at?:string}
filtresPartages.create body {nom:string version:number contenu:object}
filtresPartages.rename body {nom:string updated_at?:string}
doublons.list ?{page?:number page_size?:number} defaults page=1 page_size=10 flat
doublons.search flat
doublons.dismiss body {un:number autre:number} flat
doublons.undismiss flat
doublons.merge body {garde:{id:number updated_at:string} autre:{id:number updated_at:string} choix:{champ:nom|prenom|genre|date_naissance|nationalite|profession|situation_matrimoniale|telephone|email|ville|adresse|adresse_complement|code_postal|statut|date_inscription|groupe|departement|conjoint id:number}[]}
groupes.create body {nom:string description?:string color?:string}
groupes.update body {nom:string description?:string color?:string id:string updated_at?:string} needing updated_at=versions
groupes.addMembers body {membre_ids:number[]}
groupes.removeMembers body {groupe_id:string member_ids:number[]}
departements.create body {nom:string mission?:string color?:string}
departements.update body {nom:string mission?:string color?:string id:number updated_at?:string} needing updated_at=versions
departements.addMembers body {departement_id:number membre_ids:number[]}
departements.removeMembers body {member_ids:number[]}
tags.create body {name:string can_be_inevent?:boolean}
tags.update body {name:string can_be_inevent?:boolean id:number updated_at?:string} needing updated_at=versions
tags.search ?{q?:string}
tags.popular ?{limit?:number} defaults limit=10
tags.recent ?{limit?:number} defaults limit=10
tags.merge body {tag_ids:number[] target_id:number}
tags.export ?{format?:string} file
tags.checkName ?{name:string}
tags.suggestions ?{q?:string}
etapes.create body {libelle:string description?:string ordre?:number couleur?:string duree_estimee?:number conditions?:string}
etapes.update body {libelle:string description?:string ordre?:number couleur?:string duree_estimee?:number conditions?:string id:string updated_at?:string} needing updated_at=versions
etapes.reorder body {etape_ids:number[] avant:number[]}
etapes.search ?{q?:string}
etapes.assignMember body {membre_id:number}
etapes.removeMember body {membre_id:number}
etapes.complete body object
etapes.checkLibelle ?{libelle:string}
etapes.export ?{format?:string} file
evenements.list ?{page?:number page_size?:number search?:string ordering?:string date_from?:string date_to?:string is_recurrent?:boolean frequency?:string} defaults ordering=date needing ordering=tri
evenements.create body {nom_evenement:string lieu?:string date:string date_fin?:string heure_debut?:string heure_fin?:string is_recurrent:boolean recurence_data?:{frequency:daily|weekly|monthly|yearly} serie?:{intervalle?:number jours?:number[] rang?:number jour_du_mois?:number jusqu_au?:string fois?:number sauf?:string[]} public?:boolean} needing date_fin=jours serie=series public=agenda
evenements.update body {nom_evenement:string lieu?:string date:string date_fin?:string heure_debut?:string heure_fin?:string is_recurrent:boolean recurence_data?:{frequency:daily|weekly|monthly|yearly} serie?:{intervalle?:number jours?:number[] rang?:number jour_du_mois?:number jusqu_au?:string fois?:number sauf?:string[]} public?:boolean id:number updated_at?:string prevenir?:boolean} needing updated_at=versions date_fin=jours serie=series public=agenda prevenir=annulations
evenements.search ?{q?:string}
evenements.upcoming ?{page?:number page_size?:number search?:string ordering?:string}
evenements.past ?{page?:number page_size?:number search?:string ordering?:string}
evenements.register body {evenement:number email?:string telephone?:string personnes:{prenom:string nom:string membre_id?:number valeurs?:object}[] valeurs?:object} needing valeurs=questions-personnes personnes.valeurs=questions-personnes
evenements.unregister body {inscrits:number[]}
evenements.attendees ?{page?:number page_size?:number search?:string ordering?:string etat?:demande|inscrit|attente|offert|retire|refuse} defaults page=1 page_size=50
evenements.export ?{format?:string date_from?:string date_to?:string is_recurrent?:boolean frequency?:string} file
evenements.cancel body {jour?:string prevenir?:boolean updated_at?:string motif?:string} needing updated_at=versions
evenements.reactivate body {jour?:string prevenir?:boolean updated_at?:string} needing updated_at=versions
evenements.reminders body {heures:number[] updated_at?:string} needing updated_at=versions
evenements.moveDate body {jour:string prevenir?:boolean updated_at?:string date:string heure_debut?:string heure_fin?:string lieu?:string motif?:string} needing updated_at=versions
evenements.attendeeFile ?{format?:string} file
evenements.setRegistration body {ouvert_du?:string ouvert_au?:string modifiable_au?:string places?:number personnes_max:number attente:boolean offre_heures?:number accord:boolean separer?:boolean formulaire_id?:number organisation?:string confidentialite?:string conservation_mois?:number champs_caches?:string[] questions_personnes?:number[] updated_at?:string} needing updated_at=versions separer=familles-ensemble champs_caches=champs-caches questions_personnes=questions-personnes
evenements.decide body {inscrits:number[] accord:boolean}
evenements.publicRegistration anonymous
evenements.visitorRegistration body {email:string telephone?:string personnes:{prenom:string nom:string valeurs?:object}[] valeurs?:object champs_caches?:object tampon?:string site_web?:string} anonymous
evenements.publicAgenda ?{du?:string au?:string lieu?:string recherche?:string limite?:number} anonymous
evenements.checkName ?{nom_evenement:string}
evenements.assign body {evenement:number intervenant:number role_intervenant:number donnees:{member_email?:string member_telephone?:string member_profession?:string}}
evenements.synchronize body {assignments:{evenement:number intervenant:number role_intervenant:number donnees:{member_email?:string member_telephone?:string member_profession?:string}}[] avant?:number[]} needing avant=versions
evenements.createWhole body {nom_evenement:string lieu?:string date:string date_fin?:string heure_debut?:string heure_fin?:string is_recurrent:boolean recurence_data?:{frequency:daily|weekly|monthly|yearly} serie?:{intervalle?:number jours?:number[] rang?:number jour_du_mois?:number jusqu_au?:string fois?:number sauf?:string[]} public?:boolean intervenants:{role_intervenant:number intervenant?:number membre_id?:number nom?:string prenom?:string donnees?:{member_email?:string member_telephone?:string member_profession?:string}}[]} needing date_fin=jours serie=series public=agenda
evenements.updateWhole body {nom_evenement:string lieu?:string date:string date_fin?:string heure_debut?:string heure_fin?:string is_recurrent:boolean recurence_data?:{frequency:daily|weekly|monthly|yearly} serie?:{intervalle?:number jours?:number[] rang?:number jour_du_mois?:number jusqu_au?:string fois?:number sauf?:string[]} public?:boolean id:number updated_at?:string prevenir?:boolean intervenants:{role_intervenant:number intervenant?:number membre_id?:number nom?:string prenom?:string donnees?:{member_email?:string member_telephone?:string member_profession?:string}}[] avant?:number[]} needing updated_at=versions avant=versions date_fin=jours serie=series public=agenda prevenir=annulations
evenements.recipients ?{jour?:string rappel?:boolean remplace?:number jours?:string[]} needing remplace=equipes jours=equipes
presences.day ?{jour?:string}
presences.sheet ?{jour?:string}
presences.changes ?{jour?:string depuis?:number}
presences.tick body {jour:string appareil:string pointages:{cle:string personne_id:number etat:present|excuse|absent parti?:boolean appareil_le:string decalage:number}[] pouvoirs?:{cle:string mandant_id:number porteur_id:number appareil_le:string decalage:number}[] comptes?:{adultes:number enfants:number visiteurs:number appareil_le:string decalage:number}} needing pouvoirs=assemblees pointages.parti=assemblees
presences.expect body {jour:string groupes:number[] departements:number[] updated_at?:string} needing updated_at=versions
presences.newcomer body {jour:string appareil:string pointage:{cle:string appareil_le:string decalage:number} membre:{nom:string prenom:string genre:masculin|feminin situation_matrimoniale?:celibataire|marie|veuf date_naissance?:string nationalite?:string profession?:string telephone?:string email?:string ville?:string adresse?:string adresse_complement?:string code_postal?:string}} needing membre.adresse_complement=adresses membre.code_postal=adresses only 201
presences.link ?{jour?:string}
presences.makeLink body {jour:string} only 201
presences.revokeLink ?{jour?:string}
presences.helperSheet anonymous
presences.helperChanges ?{depuis?:number} anonymous
presences.helperTick body {appareil:string pointages:{cle:string personne_id:number etat:present|excuse|absent parti?:boolean appareil_le:string decalage:number}[] pouvoirs?:{cle:string mandant_id:number porteur_id:number appareil_le:string decalage:number}[] comptes?:{adultes:number enfants:number visiteurs:number appareil_le:string decalage:number}} needing pouvoirs=assemblees pointages.parti=assemblees anonymous
presences.report ?{jour?:string}
presences.ofMember ?{page?:number page_size?:number}
presences.assembly ?{jour?:string}
presences.setAssembly body {age_min:number anciennete_mois:number cotisation_annee?:number pouvoirs_max:number quorum_part:1/4|1/3|1/2|2/3 quorum_nombre:number lien_pouvoirs:boolean jour:string updated_at?:string} needing cotisation_annee=cotisations
presences.closeAssembly body {jour:string}
presences.reopenAssembly ?{jour?:string}
presences.endAssembly ?{jour?:string}
flux.create body {genre:tous|groupe|services groupe_id?:number}
site.makeKey only 201
site.list anonymous
services.weeks ?{semaines?:number}
services.ofEvent ?{jour:string}
services.setRoles body {roles:{role_intervenant:number nombre:number}[] avant?:{role_intervenant:number nombre:number}[]} needing avant=versions
services.ask body {jour:string}
services.note body {jour:string intervenant:number reponse?:oui|non|propose proposition?:string updated_at?:string} needing updated_at=versions
services.changeTeams body {dates:{jour:string updated_at?:string}[] serie?:boolean remplace?:{intervenant:number role_intervenant:number} intervenant?:{role_intervenant:number intervenant?:number membre_id?:number nom?:string prenom?:string donnees?:{member_email?:string member_telephone?:string member_profession?:string}} prevenir?:boolean} needing prevenir=avis-comptes
services.askAll body {dates:{evenement:number jour:string}[]}
services.engagements ?{membres?:number[] intervenants?:number[] jours:string[]}
absences.ofMembers ?{membres:number[] du:string}
absences.create body {du:string au:string note?:string lecteurs?:tous|responsables|auteur} needing lecteurs=notes
absences.update body {du:string au:string note?:string lecteurs?:tous|responsables|auteur updated_at?:string} needing updated_at=versions lecteurs=notes
rendezVous.list ?object
rendezVous.create body object
rendezVous.update body object
rendezVous.search ?{q?:string}
rendezVous.reschedule body object
rendezVous.export ?{format?:string} file
rendezVous.reminders body object
rendezVous.checkAvailability ?object
roles.list ?{page?:number page_size?:number search?:string ordering?:string}
roles.all ?{page?:number page_size?:number search?:string ordering?:string} defaults page_size=1000
roles.create body {libelle:string}
roles.update body {libelle:string updated_at?:string} needing updated_at=versions
roles.search ?{q?:string}
roles.mostUsed ?{limit?:number} defaults limit=10
intervenants.list ?{page?:number page_size?:number search?:string ordering?:string membre_id?:number} needing membre_id=intervenants-membres
intervenants.create body {nom:string prenom:string membre_id?:number} needing membre_id=intervenants-membres
intervenants.update body {nom:string prenom:string membre_id?:number updated_at?:string} needing membre_id=intervenants-membres updated_at=versions
formulaires.list ?{page?:number page_size?:number search?:string ordering?:string} defaults page=1 page_size=5 ordering=created_at
formulaires.create body {nom_du_formulaire:string description:string form_extend:boolean form_static:boolean ouvert_du?:string ouvert_au?:string reponses_max?:number protection?:boolean organisation?:string confidentialite?:string conservation_mois?:number champs_caches?:string[] champs:{id?:number nom_du_champ:string type_de_champ:string option?:string is_required:boolean placeholder?:string}[]} needing ouvert_du=ouverture ouvert_au=ouverture reponses_max=ouverture protection=ouverture organisation=mentions confidentialite=mentions conservation_mois=rgpd champs_caches=champs-caches champs.id=champs-id
formulaires.update body {nom_du_formulaire:string description:string form_extend:boolean form_static:boolean ouvert_du?:string ouvert_au?:string reponses_max?:number protection?:boolean organisation?:string confidentialite?:string conservation_mois?:number champs_caches?:string[] champs:{id?:number nom_du_champ:string type_de_champ:string option?:string is_required:boolean placeholder?:string}[] updated_at?:string} needing ouvert_du=ouverture ouvert_au=ouverture reponses_max=ouverture protection=ouverture organisation=mentions confidentialite=mentions conservation_mois=rgpd champs_caches=champs-caches champs.id=champs-id updated_at=versions
formulaires.public anonymous
formulaires.answer body {tampon?:string site_web?:string champs_caches?:any} anonymous multipart
formulaires.answers ?{format?:string} file
formulaires.answerPage ?{page?:number page_size?:number search?:string ordering?:string} defaults page=1 page_size=25
formulaires.seenAnswers body {derniere:number}
formulaires.answerFile file
comptes.accesses ?{page?:number page_size?:number} defaults page=1 page_size=25
comptes.setRequirement body {role:administrateur|manager|utilisateur exige:boolean}
comptes.invite body {email:string nom:string prenom:string role:administrateur|manager|utilisateur}
comptes.setRole body {role:administrateur|manager|utilisateur}
comptes.setRecord body {membre_id:number membre_vu:number}
profil.update body {nom:string prenom:string updated_at?:string} needing updated_at=versions
profil.changeSettings body {theme?:auto|light|dark langue?:fr format_date?:DD/MM/YYYY|MM/DD/YYYY|YYYY-MM-DD fuseau?:string avis_reponses?:boolean avis_comptes?:boolean avis_connexions?:boolean updated_at?:string} needing updated_at=versions
profil.changeAddress body {email:string mot_de_passe:string}
profil.changePassword body {ancien:string nouveau:string}
profil.confirm body {mot_de_passe?:string code?:string pour:string}
profil.accesses ?{page?:number page_size?:number} defaults page=1 page_size=25
profil.proposeSecret body {mot_de_passe:string}
profil.confirmSecret body {code:string}
profil.removeSecondFactor body {mot_de_passe:string}
profil.renewCodes body {mot_de_passe:string}
journal.list ?{page?:number page_size?:number compte?:number genre?:string du?:string au?:string} defaults page=1 page_size=25
journal.history ?{page?:number page_size?:number objet:string objet_id:number} defaults page=1 page_size=25
corbeille.list ?{page?:number page_size?:number genre?:string} defaults page=1 page_size=25
messages.list ?{page?:number page_size?:number etat?:envoye|attente|echec} defaults page=1 page_size=25
serveur.confirmerHorloge body {horloge:string}
rgpd.effacer body {updated_at:string confirmation:string reponses:number[] intervenants:number[] inscriptions?:number[]} needing inscriptions=effacement-inscriptions
rgpd.effacerInscription body {inscrit:number contact:boolean}
rgpd.inactifs ?{page?:number page_size?:number} defaults page=1 page_size=25 flat
rgpd.regler body {mois:number updated_at?:string} needing updated_at=versions
rgpd.reglerJournal body {mois:number updated_at?:string}
rgpd.anciensDetails ?{mois?:number} defaults mois=12
rgpd.registre file
rgpd.anciennes ?{mois?:number} defaults mois=12
departmentsFamily.search ?{q?:string}
departmentsFamily.assignResponsible body object
departmentsFamily.removeResponsible body object
departmentsFamily.export ?{format?:string} file
departmentsFamily.checkName ?{name:string}
groupsFamily.search ?{q?:string}
groupsFamily.assignResponsible body object
groupsFamily.removeResponsible body object
groupsFamily.assignDepartment body object
groupsFamily.removeDepartment body object
groupsFamily.export ?{format?:string} file
groupsFamily.checkName ?{name:string}
`;
