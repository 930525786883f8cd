package tandem.models;

import java.util.Objects;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** {@code java.util.stream.LongStream}, as other streams become it. */
public final class LongPipeline {
    final Pipeline p;

    LongPipeline(Pipeline p) {
        this.p = p;
    }

    static LongStream made(Pipeline p) {
        return (LongStream) (Object) new LongPipeline(p);
    }

    public LongStream filter(LongPredicate predicate) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(predicate);
        stage.filterLong = predicate;
        return made(p.with(stage));
    }

    public LongStream map(LongUnaryOperator mapper) {
        Pipeline.Stage stage = new Pipeline.Stage();
        Objects.requireNonNull(mapper);
        stage.mapLong = mapper;
        return made(p.with(stage));
    }

    public long sum() {
        int end = p.start();
        long total = 0;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                total += p.l;
            }
        }
        p.check();
        return total;
    }

    public long count() {
        return p.count();
    }

    public long reduce(long identity, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        int end = p.start();
        long total = identity;
        for (int k = p.from; k < end; k++) {
            if (p.take(k)) {
                total = op.applyAsLong(total, p.l);
            }
        }
        p.check();
        return total;
    }
}
