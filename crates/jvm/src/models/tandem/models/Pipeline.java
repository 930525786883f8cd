package tandem.models;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import jdk.tandem.Library;

/**
 * What streams do: a source, and stages, through which an element goes before the next one is taken. With up to three stages that
 * are known where they are used, a terminal operation is one plain loop over the source.
 *
 * <p>Which elements are asked for and in which order is as in JDK 17, so side effects of what is handed in are, too.
 */
final class Pipeline {
    static final int INTS = 0;
    static final int REFS = 1;
    static final int LIST = 2;
    static final int RANGE = 3;

    final int source;
    final int[] ints;
    final Object[] refs;
    final ArrayList list;
    /** The first index or number, and the one behind the last. */
    final int from;
    final int to;
    Stage s0;
    Stage s1;
    Stage s2;
    /** All further ones, first and last. */
    Stage more;
    Stage last;
    /** Whether something was made of it already. */
    boolean isUsed;
    boolean isFiltered;
    /** What is on the way. */
    int i;
    long l;
    Object o;
    int expected;

    /** One stage: one of the functions, or a conversion. */
    static final class Stage {
        IntPredicate filterInt;
        IntUnaryOperator mapInt;
        IntFunction<Object> intToRef;
        IntToLongFunction intToLong;
        Predicate<Object> filter;
        Function<Object, Object> map;
        ToIntFunction<Object> toInt;
        ToLongFunction<Object> toLong;
        LongPredicate filterLong;
        LongUnaryOperator mapLong;
        boolean boxes;
        /** The one after, from the fourth on. */
        Stage next;
    }

    Pipeline(int source, int[] ints, Object[] refs, ArrayList list, int from, int to) {
        this.source = source;
        this.ints = ints;
        this.refs = refs;
        this.list = list;
        this.from = from;
        this.to = to;
    }

    static Pipeline of(int[] ints) {
        return new Pipeline(INTS, ints, null, null, 0, ints.length);
    }

    static Pipeline of(Object[] refs) {
        return new Pipeline(REFS, null, refs, null, 0, refs.length);
    }

    static Pipeline of(ArrayList list) {
        return new Pipeline(LIST, null, null, list, 0, 0);
    }

    static Pipeline range(int from, int to) {
        return new Pipeline(RANGE, null, null, null, from, to);
    }

    /** The same with one more stage. */
    Pipeline with(Stage stage) {
        use();
        Pipeline next = new Pipeline(source, ints, refs, list, from, to);
        next.isFiltered = isFiltered || stage.filterInt != null || stage.filter != null || stage.filterLong != null;
        next.s0 = s0;
        next.s1 = s1;
        next.s2 = s2;
        next.more = more;
        if (s0 == null) {
            next.s0 = stage;
        } else if (s1 == null) {
            next.s1 = stage;
        } else if (s2 == null) {
            next.s2 = stage;
        } else {
            // Nobody else has these stages, since a stream can be used once.
            if (more == null) {
                next.more = stage;
            } else {
                last.next = stage;
            }
            next.last = stage;
        }
        return next;
    }

    /** A stream can be used once. */
    void use() {
        if (isUsed) {
            Library.illegalState();
        }
        isUsed = true;
    }

    /** Begins a terminal operation; gives the index behind the last. */
    int start() {
        use();
        if (source == LIST) {
            expected = list.changes;
            return list.size();
        }
        return to;
    }

    /** Begins {@code forEach}: a stream without stages is used up even where the action is null. */
    int startEach(Object action) {
        if (s0 == null) {
            int end = start();
            Objects.requireNonNull(action);
            return end;
        }
        Objects.requireNonNull(action);
        return start();
    }

    /** Takes an element through the stages; whether it comes out. */
    boolean take(int index) {
        if (source == INTS) {
            i = ints[index];
        } else if (source == RANGE) {
            i = index;
        } else if (source == REFS) {
            o = refs[index];
        } else {
            o = list.changes == expected ? Library.element(list, index) : Library.stale(list, index);
        }
        return (s0 == null || pass(s0)) && (s1 == null || pass(s1)) && (s2 == null || pass(s2))
            && (more == null || passMore());
    }

    private boolean passMore() {
        for (Stage stage = more; stage != null; stage = stage.next) {
            if (!pass(stage)) {
                return false;
            }
        }
        return true;
    }

    private boolean pass(Stage stage) {
        if (stage.filterInt != null) {
            return stage.filterInt.test(i);
        }
        if (stage.mapInt != null) {
            i = stage.mapInt.applyAsInt(i);
        } else if (stage.intToRef != null) {
            o = stage.intToRef.apply(i);
        } else if (stage.intToLong != null) {
            l = stage.intToLong.applyAsLong(i);
        } else if (stage.filter != null) {
            return stage.filter.test(o);
        } else if (stage.map != null) {
            o = stage.map.apply(o);
        } else if (stage.toInt != null) {
            i = stage.toInt.applyAsInt(o);
        } else if (stage.toLong != null) {
            l = stage.toLong.applyAsLong(o);
        } else if (stage.filterLong != null) {
            return stage.filterLong.test(l);
        } else if (stage.mapLong != null) {
            l = stage.mapLong.applyAsLong(l);
        } else if (stage.boxes) {
            o = Integer.valueOf(i);
        } else {
            l = i;
        }
        return true;
    }

    /** Throws if the list changed meanwhile. */
    void check() {
        if (source == LIST && list.changes != expected) {
            Library.concurrentModification();
        }
    }

    /** How many elements come out. Where nothing is filtered, no element is looked at. */
    long count() {
        int end = start();
        if (!isFiltered) {
            return end > from ? (long) end - from : 0;
        }
        long count = 0;
        for (int k = from; k < end; k++) {
            if (take(k)) {
                count++;
            }
        }
        check();
        return count;
    }
}
