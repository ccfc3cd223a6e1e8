<?php
/**
 * What authors choose from: the forms and registrations of the back end that are open now. The CMS's server asks for them with
 * the key of the site, which no page and no editor gets. The last good answer is kept: a back end that is slow or away costs
 * three seconds at most, once a minute, and takes no choice away.
 *
 * @license MIT
 */
final class ParvisLists {
	/** Seconds for which a list is kept, after which a failure is tried again, and after which an answer is not waited for. */
	const KEPT        = 300;
	const KEPT_FAILED = 60;
	const WAITED      = 3;

	/** A longer answer is not read. In bytes. */
	const MOST = 262144;

	/** Rows of each list at most. */
	const ROWS = 500;

	/**
	 * The key as the settings keep it; '' when it is none.
	 *
	 * @param mixed $written What an administrator wrote.
	 */
	public static function key( $written ) {
		$key = trim( is_string( $written ) ? $written : '' );
		return preg_match( '/^[\w-]{20,200}$/D', $key ) ? $key : '';
	}

	/** The address to ask. It holds no secret. */
	public static function source( $api ) {
		return $api . '/api/site/liste/';
	}

	/** @return array<string, string> */
	public static function headers( $key ) {
		return array(
			'Accept'        => 'application/json',
			'Authorization' => 'Token ' . $key,
		);
	}

	/**
	 * The lists, from what is kept while it is fresh.
	 *
	 * @param string   $api  Address of the back end.
	 * @param string   $key  Key of the site; without one there are no lists.
	 * @param mixed    $kept What `$keep` got last; anything else counts as nothing.
	 * @param callable $ask  Gets the address and the headers, and gives the body of an answer with status 200, or null.
	 * @param callable $keep Gets an array to keep. It holds neither key nor address.
	 * @return array{formulaires: array, inscriptions: array, agenda: bool, since: int|null}|null `since` is the time of lists
	 *         that could not be read again, else null; null when there are none.
	 */
	public static function lists( $api, $key, $kept, $ask, $keep ) {
		if ( '' === $api || '' === $key ) {
			return null;
		}
		$whose = hash( 'sha256', $api . ' ' . $key );
		if ( ! is_array( $kept ) || ! isset( $kept['whose'], $kept['until'] ) || $kept['whose'] !== $whose ) {
			$kept = array( 'whose' => $whose, 'until' => 0, 'at' => 0, 'lists' => null, 'failed' => false );
		}
		$now = time();
		// A time that is further away than one can be was written by a clock that ran ahead.
		if ( $kept['until'] <= $now || $kept['until'] > $now + self::KEPT ) {
			// The others who open an editor meanwhile don't ask too.
			$kept['until'] = $now + self::KEPT_FAILED;
			call_user_func( $keep, $kept );
			$lists          = self::read( call_user_func( $ask, self::source( $api ), self::headers( $key ) ) );
			$kept['failed'] = null === $lists;
			if ( null !== $lists ) {
				$kept['lists'] = $lists;
				$kept['at']    = $now;
				$kept['until'] = $now + self::KEPT;
			}
			call_user_func( $keep, $kept );
		}
		if ( ! is_array( $kept['lists'] ) ) {
			return null;
		}
		return $kept['lists'] + array( 'since' => $kept['failed'] ? $kept['at'] : null );
	}

	/**
	 * @param mixed $body The answer.
	 * @return array{formulaires: array, inscriptions: array, agenda: bool}|null
	 */
	public static function read( $body ) {
		$answer = is_string( $body ) && strlen( $body ) <= self::MOST ? json_decode( $body, true, 16 ) : null;
		$data   = is_array( $answer ) && isset( $answer['data'] ) ? $answer['data'] : null;
		if ( ! is_array( $data ) || ! isset( $data['formulaires'], $data['inscriptions'] ) ) {
			return null;
		}
		return array(
			'formulaires'  => self::rows( $data['formulaires'] ),
			'inscriptions' => self::rows( $data['inscriptions'] ),
			'agenda'       => isset( $data['agenda']['public'] ) && true === $data['agenda']['public'],
		);
	}

	/** Rows of `value` and `label`; what lacks either is left out. */
	private static function rows( $given ) {
		$rows = array();
		foreach ( is_array( $given ) ? array_slice( $given, 0, self::ROWS ) : array() as $row ) {
			if ( ! is_array( $row ) || ! isset( $row['identifiant'], $row['nom'] ) || ! is_string( $row['identifiant'] ) || ! is_string( $row['nom'] )
				|| ! preg_match( '/^[\w-]{1,200}$/D', $row['identifiant'] ) ) {
				continue;
			}
			$day    = isset( $row['jour'] ) && is_string( $row['jour'] ) && preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $row['jour'], $part )
				? ' (' . $part[3] . '/' . $part[2] . '/' . $part[1] . ')' : '';
			$rows[] = array(
				'value' => $row['identifiant'],
				'label' => trim( $row['nom'] ) . $day,
			);
		}
		return $rows;
	}

	/**
	 * The open forms and registrations as one list of choices: `form:identifier` and its words, for the selects of modules.
	 *
	 * @param array|null $lists As `lists` gives them.
	 * @return array<string, string>
	 */
	public static function choices( $lists ) {
		$choices = array();
		foreach ( array( 'formulaires' => 'form', 'inscriptions' => 'registration' ) as $name => $widget ) {
			foreach ( null === $lists ? array() : $lists[ $name ] as $row ) {
				$choices[ $widget . ':' . $row['value'] ] = ( 'form' === $widget ? 'Formulaire : ' : 'Inscription : ' ) . $row['label'];
			}
		}
		return $choices;
	}

	/**
	 * The widget and the settings of a choice, over those that were written by hand.
	 *
	 * @param mixed                $choice One of the keys of `choices`, also of one that has closed since; '' for none.
	 * @param string               $widget
	 * @param array<string, mixed> $settings
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function chosen( $choice, $widget, array $settings ) {
		if ( ! is_string( $choice ) || ! preg_match( '/^(form|registration):([\w-]{1,200})$/D', $choice, $part ) ) {
			return array( $widget, $settings );
		}
		$settings['identifiant'] = $part[2];
		if ( 'form' === $part[1] ) {
			// Without it the answers reach no server.
			$settings['submit'] = 'true';
		}
		return array( $part[1], $settings );
	}

	/** Says of which moment old lists are; '' for fresh ones and for none. */
	public static function notice( $lists ) {
		return null === $lists || null === $lists['since'] ? '' : 'Le serveur de Parvis ne répond pas : cette liste date du ' . date( 'd/m/Y à H:i', $lists['since'] ) . '.';
	}

	/**
	 * Asks with PHP alone, for a CMS whose own client has no short limit of time. The limit holds for the whole answer.
	 *
	 * @param array<string, string> $headers
	 * @return string|null
	 */
	public static function fetch( $address, array $headers ) {
		$lines = array();
		foreach ( $headers as $name => $value ) {
			$lines[] = $name . ': ' . $value;
		}
		$end     = microtime( true ) + self::WAITED;
		$http    = array( 'timeout' => self::WAITED, 'follow_location' => 0, 'ignore_errors' => false, 'header' => $lines );
		$answer  = @fopen( $address, 'rb', false, stream_context_create( array( 'http' => $http ) ) );
		$body    = '';
		while ( $answer && ! feof( $answer ) && strlen( $body ) <= self::MOST ) {
			$left = $end - microtime( true );
			if ( $left <= 0 ) {
				fclose( $answer );
				return null;
			}
			stream_set_timeout( $answer, (int) $left, (int) ( ( $left - (int) $left ) * 1000000 ) );
			$part = fread( $answer, 8192 );
			if ( false === $part || stream_get_meta_data( $answer )['timed_out'] ) {
				fclose( $answer );
				return null;
			}
			$body .= $part;
		}
		if ( ! $answer ) {
			return null;
		}
		fclose( $answer );
		return $body;
	}
}
