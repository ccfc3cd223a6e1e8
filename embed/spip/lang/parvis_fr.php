<?php
// This is a SPIP language file  --  Ceci est un fichier langue de SPIP

return [
	'cle_presente' => 'Une clé est enregistrée. Laissez le champ vide pour la garder.',
	'erreur_adresse' => 'Cette adresse n’est pas valable. Écrivez-la en entier, par exemple https://api.example.org.',
	'erreur_api' => 'Indiquez l’adresse de votre serveur Parvis dans Configuration → Parvis.',
	'erreur_cle' => 'Cette clé n’est pas valable. Copiez-la en entier.',
	'erreur_listes' => 'Parvis n’a pas donné de liste. Vérifiez l’adresse de votre serveur Parvis et la clé du site.',
	'erreur_widget' => 'Parvis n’a pas de composant de ce nom.',
	'explication_api' => 'Demandez-la à la personne qui l’a installé, sans /api à la fin. Elle doit y autoriser ce site.',
	'explication_cle' => 'Créez-la dans Parvis : Paramètres → Votre site. Avec elle, cette page liste les formulaires et les inscriptions ouverts.',
	'label_api' => 'Adresse de votre serveur Parvis',
	'label_cle' => 'Clé du site',
	'label_theme' => 'Thème',
	'modeles' => 'Ce que vous pouvez écrire dans un article',
	'oublier_cle' => 'Oublier cette clé',
	'ouverts' => 'Ouverts maintenant',
	'theme_auto' => 'Celui de la page',
	'theme_dark' => 'Sombre',
	'theme_light' => 'Clair',
	'titre' => 'Parvis',
];
