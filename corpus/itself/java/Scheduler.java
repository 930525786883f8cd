import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Simulates tasks on a few machines, with priorities, dependencies and a clock. */
public class Scheduler {
    interface Listener {
        void started(Task task, long time);

        void finished(Task task, long time);
    }

    static abstract class Task implements Comparable<Task> {
        private static final AtomicInteger IDS = new AtomicInteger();
        final int id = IDS.incrementAndGet();
        final String name;
        final int priority;
        private final List<Task> dependents = new ArrayList<>();
        private int open;

        Task(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }

        abstract long duration();

        void after(Task other) {
            other.dependents.add(this);
            open++;
        }

        boolean isReady() {
            return open == 0;
        }

        List<Task> finish() {
            List<Task> ready = new ArrayList<>();
            for (Task dependent : dependents) {
                if (--dependent.open == 0) {
                    ready.add(dependent);
                }
            }
            return ready;
        }

        @Override
        public int compareTo(Task other) {
            int byPriority = Integer.compare(other.priority, priority);
            return byPriority != 0 ? byPriority : Integer.compare(id, other.id);
        }

        @Override
        public String toString() {
            return name + "#" + id;
        }
    }

    static class FixedTask extends Task {
        private final long duration;

        FixedTask(String name, int priority, long duration) {
            super(name, priority);
            this.duration = duration;
        }

        @Override
        long duration() {
            return duration;
        }
    }

    static class RepeatedTask extends Task {
        private final int times;
        private final long each;

        RepeatedTask(String name, int priority, int times, long each) {
            super(name, priority);
            this.times = times;
            this.each = each;
        }

        @Override
        long duration() {
            return times * each;
        }
    }

    private static class Running {
        final Task task;
        final long end;
        final int machine;

        Running(Task task, long end, int machine) {
            this.task = task;
            this.end = end;
            this.machine = machine;
        }
    }

    static class Log implements Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public void started(Task task, long time) {
            text.append(time).append(" + ").append(task.name).append('\n');
        }

        @Override
        public void finished(Task task, long time) {
            text.append(time).append(" - ").append(task.name).append('\n');
        }

        String text() {
            return text.toString();
        }
    }

    private final PriorityQueue<Task> ready = new PriorityQueue<>();
    private final PriorityQueue<Running> running = new PriorityQueue<>(Comparator.comparingLong((Running r) -> r.end));
    private final List<Listener> listeners = new ArrayList<>();
    private final Map<String, Long> finished = new HashMap<>();
    private final boolean[] busy;
    private long now;
    private int submitted;

    Scheduler(int machines) {
        if (machines < 1) {
            throw new IllegalArgumentException("machines");
        }
        busy = new boolean[machines];
    }

    void listen(Listener listener) {
        listeners.add(listener);
    }

    void submit(Task... tasks) {
        for (Task task : tasks) {
            submitted++;
            if (task.isReady()) {
                ready.add(task);
            }
        }
    }

    private int freeMachine() {
        for (int i = 0; i < busy.length; i++) {
            if (!busy[i]) {
                return i;
            }
        }
        return -1;
    }

    private void startReady() {
        int machine = freeMachine();
        while (machine >= 0 && !ready.isEmpty()) {
            Task task = ready.poll();
            busy[machine] = true;
            running.add(new Running(task, now + task.duration(), machine));
            for (Listener listener : listeners) {
                listener.started(task, now);
            }
            machine = freeMachine();
        }
    }

    private void finishNext() {
        Running done = running.poll();
        now = done.end;
        busy[done.machine] = false;
        finished.put(done.task.name, now);
        for (Listener listener : listeners) {
            listener.finished(done.task, now);
        }
        ready.addAll(done.task.finish());
    }

    long run() {
        startReady();
        while (!running.isEmpty()) {
            finishNext();
            startReady();
        }
        if (finished.size() < submitted) {
            throw new IllegalStateException((submitted - finished.size()) + " tasks wait for each other");
        }
        return now;
    }

    long finishedAt(String name) {
        Long time = finished.get(name);
        if (time == null) {
            return -1;
        }
        return time;
    }

    static long lowerBound(long[] durations, int machines) {
        long sum = 0;
        long longest = 0;
        for (long duration : durations) {
            sum += duration;
            longest = Math.max(longest, duration);
        }
        return Math.max(longest, (sum + machines - 1) / machines);
    }

    static int[] roundRobin(int tasks, int machines) {
        int[] load = new int[machines];
        for (int i = 0; i < tasks; i++) {
            load[i % machines]++;
        }
        return load;
    }

    public static void main(String[] args) {
        Scheduler scheduler = new Scheduler(2);
        Log log = new Log();
        scheduler.listen(log);
        Task fetch = new FixedTask("fetch", 5, 10);
        Task build = new RepeatedTask("build", 3, 4, 5);
        Task test = new FixedTask("test", 9, 7);
        build.after(fetch);
        test.after(build);
        scheduler.submit(fetch, build, test, new FixedTask("docs", 1, 12));
        System.out.println(scheduler.run());
        System.out.print(log.text());
    }
}
