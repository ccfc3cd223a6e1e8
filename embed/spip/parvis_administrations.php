<?php
/**
 * Deletes the plugin's settings and the lists that it kept.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

function parvis_vider_tables($nom_meta_base_version) {
	effacer_meta('parvis');
	include_spip('inc/flock');
	supprimer_fichier(_DIR_TMP . 'parvis/listes.json');
	effacer_meta($nom_meta_base_version);
}

function parvis_upgrade($nom_meta_base_version, $version_cible) {
	include_spip('base/upgrade');
	maj_plugin($nom_meta_base_version, $version_cible, ['create' => []]);
}
