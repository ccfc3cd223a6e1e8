<?php
// This is a SPIP language file  --  Ceci est un fichier langue de SPIP

return [
	'parvis_description' => 'Affiche dans vos articles et squelettes les composants de Parvis : membres, événements, formulaires, tableau de bord… Écrivez par exemple <code>&lt;parvis|widget=membres&gt;</code>.',
	'parvis_slogan' => 'L’espace de gestion de votre communauté dans vos pages',
];
