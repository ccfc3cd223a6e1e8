import { yieldToEventLoop } from '../../store/embedded/yieldToEventLoop';

/** Makes the body of an answer from chunks of text. The next chunk is read when the caller has taken the last one. */
export function textStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await yieldToEventLoop();
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}
