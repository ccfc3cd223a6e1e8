<?php
/**
 * Deletes the plugin's only option, on every site of a network, and the lists of the agenda that it kept for minutes.
 *
 * @package Parvis
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $parvis_site ) {
		delete_blog_option( $parvis_site, 'parvis_settings' );
	}
} else {
	delete_option( 'parvis_settings' );
}

global $wpdb;
$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '\_transient\_%parvis\_agenda\_%'" );
