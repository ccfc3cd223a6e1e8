<?php
// This is a SPIP language file  --  Ceci est un fichier langue de SPIP

return [
	'erreur_adresse' => 'Cette adresse n’est pas valable. Écrivez-la en entier, par exemple https://api.example.org.',
	'erreur_api' => 'Indiquez l’adresse de l’API dans Configuration → Parvis.',
	'erreur_widget' => 'Parvis n’a pas de composant de ce nom.',
	'explication_api' => 'Sans /api à la fin. L’API doit accepter les appels de ce site (en-têtes CORS).',
	'label_api' => 'Adresse de l’API',
	'label_theme' => 'Thème',
	'modeles' => 'Ce que vous pouvez écrire dans un article',
	'theme_auto' => 'Celui de la page',
	'theme_dark' => 'Sombre',
	'theme_light' => 'Clair',
	'titre' => 'Parvis',
];
