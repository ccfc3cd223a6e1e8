<?php
/**
 * Deletes the plugin's only setting with its data.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

function parvis_vider_tables($nom_meta_base_version) {
	effacer_meta('parvis');
	effacer_meta($nom_meta_base_version);
}

function parvis_upgrade($nom_meta_base_version, $version_cible) {
	include_spip('base/upgrade');
	maj_plugin($nom_meta_base_version, $version_cible, ['create' => []]);
}
