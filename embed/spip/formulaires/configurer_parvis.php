<?php
/**
 * Configuration → Parvis. SPIP checks the sender's rights, and that the form is one it issued.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

require_once dirname(__DIR__) . '/ParvisLists.php';
require_once dirname(__DIR__) . '/ParvisPlaceholder.php';

function formulaires_configurer_parvis_charger_dist() {
	include_spip('inc/config');
	include_spip('inc/autoriser');

	return [
		'api' => lire_config('parvis/api', ''),
		'theme' => lire_config('parvis/theme', 'auto'),
		// The page never shows the key.
		'cle' => '',
		'a_une_cle' => lire_config('parvis/cle', '') === '' ? '' : 'oui',
		'editable' => autoriser('configurer', '_parvis'),
	];
}

function formulaires_configurer_parvis_verifier_dist() {
	$errors = ParvisPlaceholder::address(_request('api')) === '' ? ['api' => _T('parvis:erreur_adresse')] : [];
	if (trim((string) _request('cle')) !== '' && ParvisLists::key(_request('cle')) === '') {
		$errors['cle'] = _T('parvis:erreur_cle');
	}

	return $errors;
}

function formulaires_configurer_parvis_traiter_dist() {
	include_spip('inc/config');
	include_spip('inc/autoriser');
	include_spip('inc/invalideur');
	if (!autoriser('configurer', '_parvis')) {
		return ['message_erreur' => _T('avis_operation_impossible')];
	}
	$theme = _request('theme');
	ecrire_config('parvis/api', ParvisPlaceholder::address(_request('api')));
	ecrire_config('parvis/theme', in_array($theme, ['light', 'dark'], true) ? $theme : 'auto');
	$key = ParvisLists::key(_request('cle'));
	if ($key !== '' || _request('oublier_cle')) {
		ecrire_config('parvis/cle', _request('oublier_cle') ? '' : $key);
	}
	set_request('cle', '');
	// Cached pages would show the old address.
	suivre_invalideur('parvis');

	return ['message_ok' => _T('config_info_enregistree'), 'editable' => true];
}
