import java.util.ArrayDeque;
import java.util.Queue;
class Circle {
    static int lastOne(int n, int k) {
        if (n <= 0 || n > 50 || k <= 0 || k > 50) return -1;
        Queue<Integer> circle = new ArrayDeque<>();
        for (int i = 0; i < n; i++) circle.add(i);
        while (circle.size() > 1) {
            for (int i = 1; i < k; i++) circle.add(circle.remove());
            circle.remove();
        }
        return circle.remove();
    }
}
