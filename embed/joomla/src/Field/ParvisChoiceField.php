<?php
/**
 * @package Parvis
 * @license MIT
 */

namespace Parvis\Module\Parvis\Site\Field;

\defined('_JEXEC') or die;

use Joomla\CMS\Cache\CacheControllerFactoryInterface;
use Joomla\CMS\Factory;
use Joomla\CMS\Form\Field\ListField;
use Joomla\CMS\HTML\HTMLHelper;
use Joomla\CMS\Http\HttpFactory;

require_once \dirname(__DIR__, 2) . '/ParvisLists.php';
require_once \dirname(__DIR__, 2) . '/ParvisPlaceholder.php';

/** Offers the forms and registrations that are open, for the module's key of the site. */
final class ParvisChoiceField extends ListField
{
	protected $type = 'ParvisChoice';

	/** Longer than a back end is away: the last good list goes on until then. In minutes. */
	private const KEPT_MINUTES = 43200;

	protected function getOptions(): array
	{
		$options = parent::getOptions();
		$choices = \ParvisLists::choices($this->lists());
		// One that has closed since stays chosen.
		if (\is_string($this->value) && $this->value !== '' && !isset($choices[$this->value])) {
			$choices = [$this->value => $this->value] + $choices;
		}
		foreach ($choices as $value => $label) {
			$options[] = HTMLHelper::_('select.option', $value, $label);
		}

		return $options;
	}

	private function lists(): ?array
	{
		$params = (array) ($this->form ? $this->form->getData()->get('params') : []);
		$api    = \ParvisPlaceholder::address($params['api'] ?? '');
		$key    = \ParvisLists::key($params['key'] ?? '');
		if ($api === '' || $key === '') {
			return null;
		}
		$cache = Factory::getContainer()->get(CacheControllerFactoryInterface::class)
			->createCacheController('output', ['defaultgroup' => 'mod_parvis', 'caching' => true, 'lifetime' => self::KEPT_MINUTES]);
		$id    = 'lists-' . hash('sha256', $api . ' ' . $key);
		$lists = \ParvisLists::lists($api, $key, json_decode((string) $cache->get($id), true), [self::class, 'ask'], function (array $kept) use ($cache, $id) {
			$cache->store(json_encode($kept), $id);
		});
		$notice = \ParvisLists::notice($lists);
		if ($notice !== '') {
			Factory::getApplication()->enqueueMessage($notice, 'warning');
		}

		return $lists;
	}

	/** Asks with Joomla's client. Redirects are not followed, so that the key goes nowhere else. */
	public static function ask(string $address, array $headers): ?string
	{
		try {
			$answer = HttpFactory::getHttp(['follow_location' => false])->get($address, $headers, \ParvisLists::WAITED);
		} catch (\Exception $error) {
			return null;
		}

		return (int) $answer->code === 200 ? (string) $answer->body : null;
	}
}
