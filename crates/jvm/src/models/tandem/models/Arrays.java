package tandem.models;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Static methods of {@code java.util.Arrays}. */
public final class Arrays {
    public static IntStream stream(int[] values) {
        return IntPipeline.made(Pipeline.of(values));
    }

    public static Stream<Object> stream(Object[] values) {
        return RefPipeline.made(Pipeline.of(values));
    }
}
