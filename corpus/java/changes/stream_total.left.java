// claim:  Cart.total
// truth:  equivalent
// today:  unknown
// why:    a stream that maps to numbers and sums becomes a loop; the sum wraps in both
import java.util.List;

class Cart {
    record Line(int quantity, int cents) {}

    static int total(List<Line> lines) {
        return lines.stream().mapToInt(line -> line.quantity() * line.cents()).sum();
    }
}
