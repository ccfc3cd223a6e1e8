<?php
/**
 * Deletes the plugin's options, on every site of a network, and the lists of the agenda that it kept for minutes.
 *
 * @package Parvis
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $parvis_site ) {
		delete_blog_option( $parvis_site, 'parvis_settings' );
		delete_blog_option( $parvis_site, 'parvis_lists' );
	}
} else {
	delete_option( 'parvis_settings' );
	delete_option( 'parvis_lists' );
}

global $wpdb;
$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '\_transient\_%parvis\_agenda\_%'" );
