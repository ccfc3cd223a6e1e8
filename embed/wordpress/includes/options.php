<?php
/**
 * The plugin's settings, and the list of widgets that was packed into it.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

/** uninstall.php deletes the option under the same name. */
const PARVIS_OPTION = 'parvis_settings';

/** @return array{api: string, theme: string, key: string} The key of the site goes to the back end alone. */
function parvis_options() {
	$kept = get_option( PARVIS_OPTION );
	$kept = is_array( $kept ) ? $kept : array();
	return array(
		'api'   => ParvisPlaceholder::address( isset( $kept['api'] ) ? $kept['api'] : '' ),
		'theme' => isset( $kept['theme'] ) && in_array( $kept['theme'], array( 'light', 'dark' ), true ) ? $kept['theme'] : 'auto',
		'key'   => ParvisLists::key( isset( $kept['key'] ) ? $kept['key'] : '' ),
	);
}

/** @return ParvisPlaceholder */
function parvis_placeholder() {
	static $placeholder = null;
	if ( null === $placeholder ) {
		$placeholder = new ParvisPlaceholder( plugin_dir_path( PARVIS_FILE ) . 'widgets.json' );
	}
	return $placeholder;
}
