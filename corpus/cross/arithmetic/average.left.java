// claim: Middle.average average
// truth: different
// why:   the sum overflows in Java, C takes half of the distance
public class Middle {
    static int average(int low, int high) {
        return (low + high) / 2;
    }
}
