package tandem.models;

import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import jdk.tandem.Library;

/** {@code java.util.stream.Stream}. */
public final class RefPipeline {
    final Pipeline p;

    RefPipeline(Pipeline p) {
        this.p = p;
    }

    static Stream<Object> made(Pipeline p) {
        return (Stream<Object>) (Object) new RefPipeline(p);
    }

    public static Stream<Object> of(Object[] values) {
        return made(Pipeline.of(values));
    }

    public Stream<Object> filter(Predicate<Object> predicate) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(predicate);
        stage.filter = predicate;
        return made(p.with(stage));
    }

    public Stream<Object> map(Function<Object, Object> mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.map = mapper;
        return made(p.with(stage));
    }

    public IntStream mapToInt(ToIntFunction<Object> mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.toInt = mapper;
        return IntPipeline.made(p.with(stage));
    }

    public LongStream mapToLong(ToLongFunction<Object> mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.toLong = mapper;
        return LongPipeline.made(p.with(stage));
    }

    public long count() {
        return p.count();
    }

    public Object reduce(Object identity, BinaryOperator<Object> op) {
        Objects.requireNonNull(op);
        int end = p.start();
        Object total = identity;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                total = op.apply(total, p.o);
            }
        }
        p.check();
        return total;
    }

    public java.util.Optional<Object> findFirst() {
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean passed = p.take(k);
            p.check();
            if (passed) {
                return Optional.of(p.o);
            }
        }
        return Optional.empty();
    }

    public boolean anyMatch(Predicate<Object> predicate) {
        Objects.requireNonNull(predicate);
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean found = p.take(k) && predicate.test(p.o);
            p.check();
            if (found) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(Predicate<Object> predicate) {
        Objects.requireNonNull(predicate);
        int end = p.start();
        for (int k = p.from; k < end; k++) {
            boolean failed = p.take(k) && !predicate.test(p.o);
            p.check();
            if (failed) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(Predicate<Object> predicate) {
        return !anyMatch(predicate);
    }

    public void forEach(Consumer<Object> action) {
        int end = p.startEach(action);
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                action.accept(p.o);
            }
        }
        p.check();
    }

    public Object collect(Collector<Object, Object, Object> collector) {
        if (!((Object) collector instanceof Collecting)) {
            return Library.anything(16, this, collector, null);
        }
        int kind = ((Collecting) (Object) collector).kind;
        if (kind == Collecting.LIST) {
            ArrayList list = new ArrayList();
            int end = p.start();
            for (int k = p.from; k < end; k++) {
                if (p.take(k)) {
                    list.add(p.o);
                }
            }
            p.check();
            return list;
        }
        Collecting joining = (Collecting) (Object) collector;
        int end = p.start();
        StringBuilder text = new StringBuilder();
        boolean isFirst = true;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                if (!isFirst) {
                    text.append(joining.separator);
                }
                isFirst = false;
                text.append((String) p.o);
            }
        }
        p.check();
        return text.toString();
    }
}
