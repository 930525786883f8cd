// claim:  *
// truth:  different
// today:  unknown
// why:    the lambda that a caller gets changed; both methods only make an object
import java.util.function.IntUnaryOperator;

public class Steps {
    public static IntUnaryOperator step() { return x -> x + 1; }
}
