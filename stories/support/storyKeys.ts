/** Keys that open nothing; in the stories a stand-in answers for the service. */
export const storyKeys = {
  serviceId: 'service_story',
  templateId: 'template_story',
  publicKey: 'key_story',
};
