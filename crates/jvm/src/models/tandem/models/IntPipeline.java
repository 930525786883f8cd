package tandem.models;

import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import jdk.tandem.Library;

/** {@code java.util.stream.IntStream}. */
public final class IntPipeline {
    final Pipeline p;

    IntPipeline(Pipeline p) {
        this.p = p;
    }

    static IntStream made(Pipeline p) {
        return (IntStream) (Object) new IntPipeline(p);
    }

    public static IntStream range(int from, int to) {
        return made(Pipeline.range(from, to));
    }

    public static IntStream rangeClosed(int from, int to) {
        if (to == Integer.MAX_VALUE) {
            return (IntStream) Library.anything(13, from, to);
        }
        return made(Pipeline.range(from, to + 1));
    }

    public static IntStream of(int[] values) {
        return made(Pipeline.of(values));
    }

    public IntStream filter(IntPredicate predicate) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(predicate);
        stage.filterInt = predicate;
        return made(p.with(stage));
    }

    public IntStream map(IntUnaryOperator mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.mapInt = mapper;
        return made(p.with(stage));
    }

    public Stream<Object> mapToObj(IntFunction<Object> mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.intToRef = mapper;
        return RefPipeline.made(p.with(stage));
    }

    public Stream<Object> boxed() {
        Pipeline.Stage stage = new Pipeline.Stage();
        stage.boxes = true;
        return RefPipeline.made(p.with(stage));
    }

    public LongStream mapToLong(IntToLongFunction mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.intToLong = mapper;
        return LongPipeline.made(p.with(stage));
    }

    public LongStream asLongStream() {
        return LongPipeline.made(p.with(new Pipeline.Stage()));
    }

    public int sum() {
        int end = p.start();
        int total = 0;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                total += p.i;
            }
        }
        p.check();
        return total;
    }

    public long count() {
        return p.count();
    }

    public int reduce(int identity, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        int end = p.start();
        int total = identity;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                total = op.applyAsInt(total, p.i);
            }
        }
        p.check();
        return total;
    }

    public java.util.OptionalInt max() {
        int end = p.start();
        boolean found = false;
        int best = 0;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                best = found ? Math.max(best, p.i) : p.i;
                found = true;
            }
        }
        p.check();
        return OptionalInt.made(found, best);
    }

    public java.util.OptionalInt min() {
        int end = p.start();
        boolean found = false;
        int best = 0;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                best = found ? Math.min(best, p.i) : p.i;
                found = true;
            }
        }
        p.check();
        return OptionalInt.made(found, best);
    }

    public java.util.OptionalInt findFirst() {
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean passed = p.take(k);
            p.check();
            if (passed) {
                return OptionalInt.made(true, p.i);
            }
        }
        return OptionalInt.made(false, 0);
    }

    public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean found = p.take(k) && predicate.test(p.i);
            p.check();
            if (found) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean failed = p.take(k) && !predicate.test(p.i);
            p.check();
            if (failed) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(IntPredicate predicate) {
        return !anyMatch(predicate);
    }

    public void forEach(IntConsumer action) {
        int end = p.startEach(action);
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                action.accept(p.i);
            }
        }
        p.check();
    }
}
