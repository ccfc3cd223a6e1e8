<?php

namespace Drupal\parvis\Form;

use Drupal\Core\Cache\Cache;
use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;

require_once dirname(__DIR__, 2) . '/ParvisPlaceholder.php';

/** The settings: address of the back end, and theme. */
class SettingsForm extends ConfigFormBase {

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'parvis_settings';
  }

  /**
   * {@inheritdoc}
   */
  protected function getEditableConfigNames() {
    return ['parvis.settings'];
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state) {
    $config = $this->config('parvis.settings');
    $form['api'] = [
      '#type' => 'url',
      '#title' => 'Adresse de l’API',
      '#description' => 'Sans /api à la fin. L’API doit accepter les appels de ce site (en-têtes CORS).',
      '#default_value' => $config->get('api'),
      '#required' => TRUE,
    ];
    $form['theme'] = [
      '#type' => 'select',
      '#title' => 'Thème',
      '#options' => ['auto' => 'Celui de la page', 'light' => 'Clair', 'dark' => 'Sombre'],
      '#default_value' => $config->get('theme'),
    ];
    return parent::buildForm($form, $form_state);
  }

  /**
   * {@inheritdoc}
   */
  public function validateForm(array &$form, FormStateInterface $form_state) {
    parent::validateForm($form, $form_state);
    if (\ParvisPlaceholder::address($form_state->getValue('api')) === '') {
      $form_state->setErrorByName('api', 'Cette adresse n’est pas valable. Écrivez-la en entier, par exemple https://api.example.org.');
    }
  }

  /**
   * {@inheritdoc}
   */
  public function submitForm(array &$form, FormStateInterface $form_state) {
    $this->config('parvis.settings')
      ->set('api', \ParvisPlaceholder::address($form_state->getValue('api')))
      ->set('theme', $form_state->getValue('theme'))
      ->save();
    // The script tag contains the address.
    Cache::invalidateTags(['library_info']);
    parent::submitForm($form, $form_state);
  }

}
